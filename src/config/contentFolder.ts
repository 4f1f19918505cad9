import { resolve } from 'node:path';

/** The folder of the content: `content/`, or the folder that the setting CONTENT_FOLDER names, relative to the project. */
export const contentFolder = (root = process.cwd()) => resolve(root, process.env.CONTENT_FOLDER || 'content');
