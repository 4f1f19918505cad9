// Adds up what the steps and the test runners report; the last line says it all.
import { existsSync, readFileSync } from 'node:fs';

interface Units {
  numPassedTests: number;
  numFailedTests: number;
}

interface Browser {
  stats: { expected: number; unexpected: number; flaky: number };
}

const [steps = 0, broken = 0] = process.argv.slice(2).map(Number);
const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

const units = read<Units>('test-results/units.json');
const browser = read<Browser>('test-results/browser.json');
const { expected = 0, unexpected = 0, flaky = 0 } = browser?.stats ?? {};
const passed = steps + (units?.numPassedTests ?? 0) + expected + flaky;
const failed = broken + (units?.numFailedTests ?? 0) + unexpected;
if (flaky > 0) console.log(`${flaky} needed more than one try`);
console.log(`${passed} passed, ${failed} failed`);
