import type { ContentError } from './entry.ts';

export const formatError = ({ file, line, text }: ContentError) => `${file}, line ${line}: ${text}`;

/** A workflow command that annotates the line of a pull request on GitHub. */
export const githubAnnotation = ({ file, line, text }: ContentError) =>
  `::error file=${file},line=${line}::${text.replaceAll('%', '%25').replaceAll('\n', '%0A')}`;

/** All errors as one exception for the terminal and Astro's overlay, located in the content and without a stack. */
export function toException(errors: readonly ContentError[]): Error {
  const [{ file, line } = { file: '', line: 1 }] = errors;
  const title = 'The content has an error. This message disappears when it is fixed.';
  const details = { name: 'Content', title, stack: undefined, loc: { file, line } };
  return Object.assign(new Error(errors.map(formatError).join('\n')), details);
}
