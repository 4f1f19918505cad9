/** Something wrong in a file of the content. */
export interface Mistake {
  file: string;
  line: number;
  /** What is wrong and what to do, in a sentence or two. */
  text: string;
}

/** A mistake as people read it. */
export const sentence = ({ file, line, text }: Mistake) => `${file}, line ${line}: ${text}`;

/** A mistake as GitHub shows it at its line of a pull request. */
export const annotation = ({ file, line, text }: Mistake) =>
  `::error file=${file},line=${line}::${text.replaceAll('%', '%25')}`;

/** Mistakes as an error; what is wrong is the content, so it shows a place there and no trace of code. */
export function mistakesError(mistakes: readonly Mistake[]): Error {
  const [{ file, line } = { file: '', line: 1 }] = mistakes;
  const title = 'The content has a mistake. This goes away when it is mended.';
  const shown = { name: 'Content', title, stack: undefined, loc: { file, line } };
  return Object.assign(new Error(mistakes.map(sentence).join('\n')), shown);
}
