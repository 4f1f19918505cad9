const entities: [written: string, meant: string][] = [
  ['&#x27;', "'"],
  ['&quot;', '"'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
];

/** The texts between the elements of HTML rendered by React. */
export const textsIn = (html: string): string[] =>
  html
    .split(/<[^>]+>/)
    .map((text) => entities.reduce((read, [written, meant]) => read.replaceAll(written, meant), text));
