// Where a browser forbids storage, merely naming localStorage throws, and the mail client names it when it is loaded.
// It works without, so import this file first.
try {
  void localStorage?.length;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined });
}
