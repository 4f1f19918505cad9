import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

interface Task {
  /** How long the main thread worked on it; other programs on the machine do not count. */
  cpuMs: number;
  /** How long it took by the clock on the wall. */
  wallMs: number;
  /** What took most of it. */
  mostly: string;
}

const parts = [
  'ParseHTML',
  'EvaluateScript',
  'v8.compile',
  'FunctionCall',
  'UpdateLayoutTree',
  'Layout',
  'Paint',
  'Commit',
];

/** The longest task of a page's main thread while something is done with the page. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<Task> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const spans = traceEvents.filter((event) => event.ph === 'X' && mains.has(thread(event)));
  const cpu = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
  const [longest] = spans.filter(({ name }) => name === 'RunTask').sort((one, other) => cpu(other) - cpu(one));
  if (!longest) throw new Error('The trace has no tasks.');
  const end = longest.ts + (longest.dur ?? 0);
  const [largest] = spans
    .filter(({ name, ts }) => parts.includes(name) && ts >= longest.ts && ts < end)
    .sort((one, other) => cpu(other) - cpu(one));
  return { cpuMs: cpu(longest), wallMs: (longest.dur ?? 0) / 1000, mostly: largest?.name ?? 'other' };
}
