import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegrationLogger } from 'astro';
import { parse } from 'yaml';

/** What a failed build writes for the page 'Not published'. */
export interface Report {
  problems: readonly string[];
  timeZone?: string | undefined;
}

/** Warns in the output of the build and, on GitHub, in the summary of the run. */
export function warnOf(problem: string, logger: AstroIntegrationLogger): void {
  logger.warn(problem);
  if (process.env.GITHUB_ACTIONS) process.stdout.write(`::warning::${problem}\n`);
}

/** The time zone of the site, if its file can be read: it may be what is wrong. */
function readTimeZone(): string | undefined {
  try {
    return parse(readFileSync('content/site.yaml', 'utf8')).timeZone;
  } catch {
    return undefined;
  }
}

/**
 * Fails the build with all its problems, each on one line. On GitHub they are errors of the run, which report.ts lists, and stand
 * in the file for the page 'Not published'.
 */
export function failWith(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const { GITHUB_ACTIONS, REPORT_FILE } = process.env;
  if (GITHUB_ACTIONS) for (const problem of problems) process.stdout.write(`::error::${problem}\n`);
  const report: Report = { problems, timeZone: readTimeZone() };
  if (REPORT_FILE) writeFileSync(REPORT_FILE, JSON.stringify(report));
  throw new Error(problems.join('\n'));
}
