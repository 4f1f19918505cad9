// node deploy/failureReport.ts: prints the text of the issue about a failed deployment, for deploy.yml. It imports no packages,
// because their installation may have failed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface Failure {
  /** The id of the failed step. */
  step: string;
  /** Its output. */
  log: string;
  /** Values to mask. GitHub masks them in its own log, but not in files. */
  secrets: readonly string[];
  /** The output of deploy/lostPages.ts. */
  lostPages: string;
  /** The address of the run. */
  run: string;
}

// npm prints many lines after the error; an issue on GitHub may have 65,536 characters.
const maxLines = 100;
const maxLineLength = 300;
const maxTextLength = 60_000;

/** A Markdown code block, in which GitHub creates no links or mentions. */
const codeBlock = (lines: readonly string[]) => lines.map((line) => `    ${line.slice(0, maxLineLength)}`).join('\n');

export function failureReport({ step, log, secrets, lostPages, run }: Failure): string {
  let text = stripVTControlCharacters(log);
  for (const secret of secrets.filter(Boolean)) text = text.replaceAll(secret, '***');
  const lines = text.trimEnd().split('\n');
  const contentErrors = lines.map((line) => line.trim()).filter((line) => /^content\/.*, line \d+: /.test(line));
  const parts = [
    codeBlock([...new Set(contentErrors)].slice(0, maxLines)),
    `The end of the log of the step "${step}":`,
    codeBlock(lines.slice(-maxLines)),
    lostPages.trimEnd(),
  ];
  return `${parts.filter(Boolean).join('\n\n').slice(0, maxTextLength)}\n\n${run}\n`;
}

if (import.meta.main) {
  const { STEPS = '{}', RUNNER_TEMP = '', CLOUDFLARE_API_TOKEN = '', CLOUDFLARE_ACCOUNT_ID = '' } = process.env;
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const steps: Record<string, { conclusion: string }> = JSON.parse(STEPS);
  const step = Object.keys(steps).find((id) => steps[id]?.conclusion === 'failure') ?? 'unknown';
  const report = failureReport({
    step,
    log: read(join(RUNNER_TEMP, `${step}.log`)),
    secrets: [CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID],
    lostPages: read(join(RUNNER_TEMP, 'lost-pages.md')),
    run: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
  });
  process.stdout.write(report);
}
