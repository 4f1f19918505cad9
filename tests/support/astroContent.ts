// What unit tests import in place of astro:content: the content of the project, read without Astro.
import { loadContent } from '../../src/content/load.ts';

const { documents, ...folders } = loadContent();

export const getEntry = async () => ({ id: 'all', data: documents });
export const getCollection = async (name: keyof typeof folders) => folders[name];
