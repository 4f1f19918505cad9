/** A path with slashes, as content and addresses have it. Node gives backslashes on Windows. */
export const posixPath = (path: string) => path.replaceAll('\\', '/');
