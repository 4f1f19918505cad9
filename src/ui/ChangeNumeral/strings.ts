/** What screen readers hear instead of the arrow. */
export const changeStrings = { to: ' to ' };
