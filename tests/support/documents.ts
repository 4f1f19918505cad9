import { documentAt, notFoundPages, pagesToRead } from './builtSite.ts';

const read = (paths: readonly string[]) => new Map(paths.map((path) => [path, documentAt(path)] as const));

/** The pages by their addresses. */
export const pageDocuments = read(pagesToRead);

/** The pages and, by the addresses of their files, the not-found pages. */
export const everyDocument = new Map([
  ...pageDocuments,
  ...read(notFoundPages.map((path) => path.replace('nowhere', '404'))),
]);
