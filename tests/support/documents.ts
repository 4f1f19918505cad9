// Every page of the built site as a document, read once for each test file.
import { documentAt, notFoundPages, pages } from './builtSite.ts';

const read = (paths: readonly string[]) => new Map(paths.map((path) => [path, documentAt(path)] as const));

/** The pages by their addresses. */
export const pageDocuments = read(pages);

/** The pages and, by the addresses of their files, the not-found pages: what a visitor can see. */
export const everyDocument = new Map([
  ...pageDocuments,
  ...read(notFoundPages.map((path) => path.replace('nowhere', '404'))),
]);
