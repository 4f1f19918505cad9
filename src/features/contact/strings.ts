export const contactStrings = { reads: 'reads it' };
