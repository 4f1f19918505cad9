// UI strings: figures before and after.

/** What screen readers hear instead of the arrow. */
export const changeStrings = { to: 'to' };
