/** Tells the counter of a live site, if it has one, of a page view or of an event. GoatCounter's /count reads these words. */
export function count(name: string, kind?: 'event'): void {
  const { counter } = document.documentElement.dataset;
  if (!counter || Object(navigator).globalPrivacyControl) return;
  const query = new URLSearchParams({ p: name, ...(kind && { e: 'true' }) });
  fetch(`${counter}?${query}`, { mode: 'no-cors', keepalive: true, credentials: 'omit' }).catch(() => {});
}
