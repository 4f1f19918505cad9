import { resolve } from 'node:path';

/** `content/`, or the folder in the environment variable CONTENT_FOLDER, relative to the project. */
export const contentFolder = (root = process.cwd()) => resolve(root, process.env.CONTENT_FOLDER || 'content');
