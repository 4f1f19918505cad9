// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.body.innerHTML =
    '<div><pre><code>let <span>a</span>;</code></pre><button data-copy="Copied" data-failed="Select it" hidden><svg></svg><span data-label>Copy</span></button><span role="status"></span></div>';
  vi.resetModules();
  await import('./CopyButton.script');
});

const button = () => requiredChild<HTMLButtonElement>(document, 'button');
const status = () => requiredChild(document, '[role="status"]').textContent;
async function press() {
  button().click();
  await vi.advanceTimersByTimeAsync(0);
}

test('the code is copied as text, the button confirms it for a while, and screen readers hear it once', async () => {
  writeText.mockResolvedValueOnce();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('let a;');
  expect(button().innerHTML).toBe('<svg></svg><span data-label="">Copied</span>');
  expect(button().hidden).toBe(false);
  expect(status()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(2500);
  expect(button().textContent).toBe('Copy');
  expect(status()).toBe('');
});

test('without clipboard access, the code is selected and the button says what to do', async () => {
  writeText.mockRejectedValueOnce(new Error('closed'));
  await press();
  expect(button().textContent).toBe('Select it');
  expect(status()).toBe('Select it');
  expect(String(getSelection())).toBe('let a;');
});
