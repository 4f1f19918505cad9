import { documentAt, textAt } from './builtSite.ts';

const atOnce = /(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g;
const atAnyTime = /(?:from|import\s*\(|import)\s*["'`](\.[^"'`]+\.js)["'`]/g;

function withImports(files: Iterable<string>, pattern: RegExp): Set<string> {
  const all = new Set(files);
  // A set that grows is walked to its new end.
  for (const file of all)
    for (const [, name = ''] of textAt(file).matchAll(pattern)) all.add(new URL(name, `http://site${file}`).pathname);
  return all;
}

/** A script file of the built site and everything that it imports, at once or later. */
export const importsOf = (file: string) => withImports([file], atAnyTime);

/** The script files that a page of the built site asks for by itself. */
export function scriptsOf(path: string): Set<string> {
  const document = documentAt(path);
  const named = ['script[src]', 'astro-island'].flatMap((selector) => [...document.querySelectorAll(selector)]);
  const files = named.flatMap((element) =>
    ['src', 'component-url', 'renderer-url'].flatMap((name) => element.getAttribute(name) ?? []),
  );
  return withImports(files, atOnce);
}
