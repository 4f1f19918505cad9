// Where storage is blocked, reading `localStorage` throws, and the EmailJS client reads it on import. It also works
// without storage, so import this file before the client.
try {
  void localStorage?.length;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined });
}
