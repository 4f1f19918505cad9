// Replaces astro:content in unit tests: the content of the project, read without Astro.
import { loadContent } from '../../src/content/load.ts';

const { documents, ...folders } = loadContent();

export const getEntry = async () => ({ id: 'all', data: documents });
export const getCollection = async (name: keyof typeof folders) => folders[name];
