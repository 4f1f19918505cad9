import path from 'node:path';

/** Whether a file is in a folder, by the path rules of the operating system. */
export function isInside(folder: string, file: string, { isAbsolute, relative }: path.PlatformPath = path): boolean {
  const way = relative(folder, file);
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
}
