export const proseStrings = {
  /** The names of boxes that scroll sideways. */
  table: 'Table',
  code: (language?: string) => (language ? `Code: ${language}` : 'Code'),
  /** What the button of a code block copies. */
  copied: (language: string) => (language ? `${language} code` : 'code'),
  /** A link from a footnote back to the text. */
  backToReference: (index: number) => `Back to the text of note ${index + 1}`,
};
