// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { MailAddress } from '@/ui/MailAddress/MailAddress';
import { Code } from '@/ui/Prose/Code';
import { requiredChild } from '@/lib/dom';
import { copyResults, copyStrings } from './strings';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  writeText.mockReset();
});

const code = 'größe = "Łódź" # 😀\n\n\treturn x && y';
const email = 'jobs@trellis.example';
const parts = [
  [code, <Code text={code} language="python" key={code} />],
  [email, <MailAddress email={email} href={`mailto:${email}`} key={email} />],
] as const;

async function show(part: React.ReactNode) {
  document.body.innerHTML = renderToStaticMarkup(part);
  const button = requiredChild<HTMLButtonElement>(document, 'button');
  expect(button.hidden).toBe(true);
  await import('./CopyButton.script');
  expect(button.hidden).toBe(false);
  const press = async () => {
    button.click();
    await vi.advanceTimersByTimeAsync(0);
  };
  /** What the button says, and what screen readers hear. */
  const results = () => [button.textContent, requiredChild(document, '[role="status"]').textContent];
  return { button, press, results };
}

test.each(parts)(
  '%j is copied, the button confirms it for a while, and screen readers hear it once',
  async (text, part) => {
    const { button, press, results } = await show(part);
    const icons = button.querySelectorAll('svg').length;
    writeText.mockResolvedValueOnce();
    await press();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(text);
    expect(results()).toEqual([copyResults.done, copyResults.done]);
    expect(button.querySelectorAll('svg')).toHaveLength(icons);
    await vi.advanceTimersByTimeAsync(2500);
    expect(results()).toEqual([copyStrings.label, '']);
  },
);

test.each(parts)('without clipboard access %j is selected, and the button says what to do', async (text, part) => {
  const { press, results } = await show(part);
  writeText.mockRejectedValueOnce(new Error('closed'));
  await press();
  expect(results()).toEqual([copyResults.failed, copyResults.failed]);
  expect(String(getSelection())).toBe(text);
});
