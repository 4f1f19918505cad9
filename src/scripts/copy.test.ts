// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.body.innerHTML =
    '<div><pre><code>let <span>a</span>;</code></pre><button data-copy="Copied" data-failed="Select it" hidden><svg></svg><span data-label>Copy</span></button></div>';
  vi.resetModules();
  await import('./copy');
});

const button = () => requiredChild<HTMLButtonElement>(document, 'button');
async function press() {
  button().click();
  await vi.advanceTimersByTimeAsync(0);
}

test('the code is copied as text, and the button confirms it for a while', async () => {
  writeText.mockResolvedValueOnce();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('let a;');
  expect(button().innerHTML).toBe('<svg></svg><span data-label="">Copied</span>');
  expect(button().hidden).toBe(false);
  await vi.advanceTimersByTimeAsync(2500);
  expect(button().textContent).toBe('Copy');
});

test('without clipboard access, the code is selected and the button says what to do', async () => {
  writeText.mockRejectedValueOnce(new Error('closed'));
  await press();
  expect(button().textContent).toBe('Select it');
  expect(String(getSelection())).toBe('let a;');
});
