// node deploy/failureReport.ts, from deploy.yml: prints the text of the issue about a deployment that failed. It imports no
// package, because the step that failed may be the one that installs them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface Failure {
  /** The id of the step that failed. */
  step: string;
  /** Its output. */
  log: string;
  /** What must not be published. GitHub masks it in its own log, not in files. */
  secrets: readonly string[];
  /** What deploy/lostPages.ts printed. */
  lostPages: string;
  /** The address of the run. */
  run: string;
}

// npm prints much after the reason; GitHub takes 65,536 characters.
const mostLines = 100;
const longestLine = 300;
const longestText = 60_000;

/** Indented by four spaces, nothing in a text is a link, a mention or an element to GitHub. */
const codeBlock = (lines: readonly string[]) => lines.map((line) => `    ${line.slice(0, longestLine)}`).join('\n');

export function failureReport({ step, log, secrets, lostPages, run }: Failure): string {
  let text = stripVTControlCharacters(log);
  for (const secret of secrets.filter(Boolean)) text = text.replaceAll(secret, '***');
  const lines = text.trimEnd().split('\n');
  const contentErrors = lines.map((line) => line.trim()).filter((line) => /^content\/.*, line \d+: /.test(line));
  const parts = [
    codeBlock([...new Set(contentErrors)].slice(0, mostLines)),
    `The end of the log of the step "${step}":`,
    codeBlock(lines.slice(-mostLines)),
    lostPages.trimEnd(),
  ];
  return `${parts.filter(Boolean).join('\n\n').slice(0, longestText)}\n\n${run}\n`;
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
