import type { AstroIntegrationLogger } from 'astro';

/** Warns in the output of the build and, on GitHub, in the summary of the run. */
export function warnOf(problem: string, logger: AstroIntegrationLogger): void {
  logger.warn(problem);
  if (process.env.GITHUB_ACTIONS) process.stdout.write(`::warning::${problem}\n`);
}

/** Fails the build with all its problems, each on one line. On GitHub they are errors of the run, which report.yml lists. */
export function failWith(problems: readonly string[]): void {
  if (problems.length === 0) return;
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) process.stdout.write(`::error::${problem}\n`);
  throw new Error(problems.join('\n'));
}
