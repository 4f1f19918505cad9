// Replaces astro:content in unit tests: the content of the project, read without Astro.
import { readFolder } from './collections.ts';

export const getCollection = async (name: Parameters<typeof readFolder>[0]) => readFolder(name);
