/** When islands hydrate: once the browser is idle, or after this time. */
export const idle = { timeout: 1000 } as const;
