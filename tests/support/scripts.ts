import { documentAt, textAt } from './builtSite.ts';

const staticImport = /(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g;

/** The script files that a page of the built site asks for by itself, with what they import at once; none of others. */
export function scriptsOf(path: string): Set<string> {
  const elements = documentAt(path).querySelectorAll('script[src], astro-island');
  const attributes = ['src', 'component-url', 'renderer-url'];
  const files = new Set(
    [...elements]
      .flatMap((element) => attributes.flatMap((name) => element.getAttribute(name) ?? []))
      .filter((file) => file.startsWith('/')),
  );
  // A set that grows is walked to its new end.
  for (const file of files)
    for (const [, name = ''] of textAt(file).matchAll(staticImport))
      files.add(new URL(name, `http://site${file}`).pathname);
  return files;
}
