// The script of report.yml, run with a stand-in for gh.
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../tests/support/folderWith.ts';

const script: string = parse(readFileSync('.github/workflows/report.yml', 'utf8')).jobs.report.steps[0].run;

/** Prints the number of the open issue, and notes what it is asked to change. */
const gh = `#!/usr/bin/env bash
case "$1 $2" in
  "issue list") echo "\${ISSUE}" ;;
  issue*) echo "$2" >> asked ;;
esac
`;

test.skipIf(process.platform === 'win32').each([
  ['success', '', ''],
  ['success', '7', 'close'],
  ['failure', '', 'create'],
  ['failure', '7', 'comment'],
  ['cancelled', '7', 'comment'],
])('a run with %s and the open issue "%s" asks GitHub to "%s"', (conclusion, issue, asked) => {
  const folder = folderWith({ gh, asked: '' });
  chmodSync(join(folder, 'gh'), 0o755);
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    LABEL: 'Checks',
    RUN: 'address',
    CONCLUSION: conclusion,
    ISSUE: issue,
  };
  execFileSync('bash', ['-eo', 'pipefail', '-c', script], { cwd: folder, env });
  expect(readFileSync(join(folder, 'asked'), 'utf8').trim()).toBe(asked);
});
