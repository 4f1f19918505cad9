import { expect, test } from 'vitest';
import { describeFailure, failedJobs } from './report.ts';

const logOf = (...lines: string[]) => lines.map((line) => `2026-11-19T00:00:00.0000000Z ${line}\n`).join('');

const log = logOf(
  ...Array.from({ length: 40 }, (_, index) => `line ${index}`),
  '##[error]Home: is required.',
  ...Array.from({ length: 28 }, (_, index) => `trace ${index}`),
  '##[error]Process completed with exit code 1.',
  'Post job cleanup.',
  'git config',
);

test('an issue begins with the errors of all jobs, each once, and ends with the log of the first', () => {
  const lines = describeFailure('address', [log, logOf('##[error]Home: is required.', '##[error]Buds: is a draft.')]);
  const start = ['address', '', '    Home: is required.', '    Buds: is a draft.', ''];
  expect(lines.split('\n').slice(0, 7)).toEqual([...start, '    ##[error]Home: is required.', '    trace 0']);
  expect(lines.split('\n').slice(-2)).toEqual(['    trace 27', '    ##[error]Process completed with exit code 1.']);
});

test('without a log it names the run', () => {
  expect(describeFailure('address', [])).toBe('address');
});

test('a job failed, too, if it reached its time limit', () => {
  const conclusions = ['success', 'cancelled', 'skipped', null, 'failure'];
  const jobs = conclusions.map((conclusion, id) => ({ id, conclusion }));
  expect(failedJobs(jobs).map(({ id }) => id)).toEqual([1, 4]);
});
