export const copyStrings = {
  label: 'Copy',
  /** The name of the button, for screen readers. */
  name: (subject: string) => `Copy ${subject}`,
};

/** Also in an island, which ships only these. */
export const copyResults = { done: 'Copied', failed: 'Not copied. Select the text instead.' };
