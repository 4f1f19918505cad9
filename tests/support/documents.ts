// Every page of the built site as a document, read once for each test file.
import { documentAt, notFoundPages, pages } from './builtSite.ts';

const read = (paths: readonly string[]) => new Map(paths.map((path) => [path, documentAt(path)] as const));

/** The pages by their addresses. */
export const pageDocuments = read(pages);

/** The not-found pages by the addresses of their files. */
export const notFoundDocuments = read(notFoundPages.map((path) => path.replace('nowhere', '404')));

/** All of them: what a visitor can see. */
export const everyDocument = new Map([...pageDocuments, ...notFoundDocuments]);
