// Adds up what the steps and the test runners reported: time and count of each, and a last line that says it all.
import { existsSync, readFileSync } from 'node:fs';

interface Units {
  numPassedTests: number;
  numFailedTests: number;
}

interface Browser {
  stats: { expected: number; unexpected: number };
}

/** What a test runner counted in a step; a step without one counts as one. */
function counted(step: string, ended: string): { passed: number; failed: number } {
  const file = `test-results/${step}.json`;
  const own = { passed: ended === 'passed' ? 1 : 0, failed: ended === 'passed' ? 0 : 1 };
  if (!existsSync(file)) return own;
  const report: Units | Browser = JSON.parse(readFileSync(file, 'utf8'));
  const tests =
    'stats' in report
      ? { passed: report.stats.expected, failed: report.stats.unexpected }
      : { passed: report.numPassedTests, failed: report.numFailedTests };
  // A runner that failed without a failing test could not even begin.
  return { passed: tests.passed, failed: Math.max(tests.failed, own.failed) };
}

const steps = readFileSync('test-results/steps.txt', 'utf8').trim().split('\n');
const rows = steps.map((line) => {
  const [name = '', ended = '', seconds = ''] = line.split(' ');
  return { name, seconds: Number(seconds), ...counted(name, ended) };
});
const sum = (key: 'passed' | 'failed' | 'seconds') => rows.reduce((total, row) => total + row[key], 0);
for (const { name, seconds, passed, failed } of rows)
  console.log(
    `${name.padEnd(12)} ${String(seconds).padStart(5)} s ${String(passed).padStart(5)} passed ${failed} failed`,
  );
console.log(`${sum('seconds')} s in all`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
