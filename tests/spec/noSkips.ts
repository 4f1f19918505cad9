// Browser tests skip what the content may leave out. The sample leaves nothing out: on it a skipped test fails the run.
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class NoSkips implements Reporter {
  readonly skipped: string[] = [];

  onTestEnd({ title, annotations }: TestCase, { status }: TestResult) {
    const reasons = annotations.map(({ description }) => description).join(' ');
    if (status === 'skipped') this.skipped.push(`Skipped: ${title}. ${reasons}`);
  }

  async onEnd() {
    for (const line of this.skipped) console.error(line);
    return this.skipped.length > 0 ? { status: 'failed' as const } : undefined;
  }
}
