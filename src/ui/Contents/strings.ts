export const contentsStrings = { label: 'On this page' };
