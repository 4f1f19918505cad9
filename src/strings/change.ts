// Words of the interface: figures before and after.

/** What screen readers hear instead of the arrow. */
export const changeStrings = { to: 'to' };
