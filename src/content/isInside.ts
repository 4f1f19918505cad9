import path from 'node:path';

/** Whether a file is in a folder, by the rules of this system's paths. */
export function isInside(folder: string, file: string, { isAbsolute, relative }: path.PlatformPath = path): boolean {
  const way = relative(folder, file);
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
}
