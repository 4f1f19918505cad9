// Replaces astro:content in unit tests: the content of the project, read without Astro.
import { site } from '../../src/content/schemas/pages.ts';
import { readFile, readFolder } from './collections.ts';

const files = { site: () => site.parse(readFile('site')) };

export const getEntry = async (name: keyof typeof files) => ({ id: name, data: files[name]() });
export const getCollection = async (name: Parameters<typeof readFolder>[0]) => readFolder(name);
