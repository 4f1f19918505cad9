import { documentAt, textAt } from './builtSite.ts';

const staticImport = /(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g;

/** The script files that a built page names, without third-party scripts. */
export function getNamedScripts(path: string): string[] {
  const elements = documentAt(path).querySelectorAll('script[src], astro-island');
  const attributes = ['src', 'component-url', 'renderer-url'];
  const files = [...elements]
    .flatMap((element) => attributes.flatMap((name) => element.getAttribute(name) ?? []))
    .filter((file) => file.startsWith('/'));
  return [...new Set(files)];
}

/** The script files that a built page loads: those that it names, with their static imports. */
export function getScripts(path: string): Set<string> {
  const files = new Set(getNamedScripts(path));
  // The loop also visits files added during the iteration.
  for (const file of files)
    for (const [, name = ''] of textAt(file).matchAll(staticImport))
      files.add(new URL(name, `http://site${file}`).pathname);
  return files;
}
