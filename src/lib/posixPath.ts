/** A path with slashes. On Windows, Node returns backslashes. */
export const posixPath = (path: string) => path.replaceAll('\\', '/');
