import type { AstroIntegrationLogger } from 'astro';

/** Warns in the output of the build and, on GitHub, in the summary of the run. */
export function warnOf(problem: string, logger: AstroIntegrationLogger): void {
  logger.warn(problem);
  if (process.env.GITHUB_ACTIONS) process.stdout.write(`::warning::${problem}\n`);
}
