import { documentAt, textAt } from './builtSite.ts';

const staticImport = /(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g;

/** The script files that a built page loads, with their static imports and without third-party scripts. */
export function getScripts(path: string): Set<string> {
  const elements = documentAt(path).querySelectorAll('script[src], astro-island');
  const attributes = ['src', 'component-url', 'renderer-url'];
  const files = new Set(
    [...elements]
      .flatMap((element) => attributes.flatMap((name) => element.getAttribute(name) ?? []))
      .filter((file) => file.startsWith('/')),
  );
  // The loop also visits files added during the iteration.
  for (const file of files)
    for (const [, name = ''] of textAt(file).matchAll(staticImport))
      files.add(new URL(name, `http://site${file}`).pathname);
  return files;
}
