// Test files share a process, so stubs, collections and the page are reset after each file.
import { afterAll, vi } from 'vitest';
import { collections } from './astroContent.ts';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  globalThis.document?.body.replaceChildren();
  for (const name of Object.keys(collections)) delete collections[name];
});
