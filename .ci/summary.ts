// Adds up what the steps and the test runners reported: time and count of each, what failed and why, and a last line
// that says it all. What failed stands at the end, because the end of a long output is what people are shown.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The part of Vitest's report that is read here. */
interface Units {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The part of Playwright's report that is read here. */
interface Suite {
  specs: { ok: boolean; title: string; file: string; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: Suite[];
}
interface Browser {
  stats: { expected: number; unexpected: number };
  suites: Suite[];
}

interface Failure {
  test: string;
  why: string;
}

const ofUnits = (report: Units): Failure[] =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be read has no tests, only a message.
    if (failed.length === 0) return status === 'failed' ? [{ test: name, why: message }] : [];
    return failed.map((test) => ({ test: test.fullName, why: test.failureMessages.join('\n') }));
  });

const ofBrowser = ({ specs, suites = [] }: Suite): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => ({
      test: `${file}: ${title}`,
      why: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    })),
  ...suites.flatMap(ofBrowser),
];

/** What a test runner counted in a step; a step without one counts as one. */
function counted(step: string, ended: string): { passed: number; failed: number; failures: Failure[] } {
  const file = `test-results/${step}.json`;
  const own = { passed: ended === 'passed' ? 1 : 0, failed: ended === 'passed' ? 0 : 1, failures: [] };
  if (!existsSync(file)) return own;
  const report: Units | Browser = JSON.parse(readFileSync(file, 'utf8'));
  const tests =
    'stats' in report
      ? {
          passed: report.stats.expected,
          failed: report.stats.unexpected,
          failures: report.suites.flatMap(ofBrowser),
        }
      : { passed: report.numPassedTests, failed: report.numFailedTests, failures: ofUnits(report) };
  // A runner that failed without a failing test could not even begin.
  return { ...tests, failed: Math.max(tests.failed, own.failed) };
}

/** The beginning of a message, without the test runner's own lines. */
const shortened = (message: string) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, 12)
    .join('\n');

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
for (const { name, failures } of rows)
  for (const { test, why } of failures) console.log(`failed in ${name}: ${test}\n${shortened(why)}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
