// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { count } from './count';

test('a counter is told of views and events, without cookies, unless the visitor asks not to be tracked', () => {
  const fetch = vi.fn().mockRejectedValue(new TypeError());
  vi.stubGlobal('fetch', fetch);
  count('/about');
  document.documentElement.dataset.counter = 'https://roots.example/count';
  count('/about');
  count('inquiry', 'event');
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  count('/about');
  const options = { mode: 'no-cors', keepalive: true, credentials: 'omit' };
  expect(fetch.mock.calls).toEqual([
    ['https://roots.example/count?p=%2Fabout', options],
    ['https://roots.example/count?p=inquiry&e=true', options],
  ]);
});
