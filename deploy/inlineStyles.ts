import { dirname } from 'node:path';
import { transform } from 'lightningcss';

/** A page as it was built: its file and its HTML. */
export interface BuiltPage {
  file: string;
  html: string;
}

const sheet = /<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>|<style>([\s\S]*?)<\/style>/g;

/** Pages of one route share one sheet, so that the policy names one hash for all of them, however many there are. */
const kindOf = ({ file }: BuiltPage) => (dirname(file) === '.' || file.endsWith('404.html') ? file : dirname(file));

/** Every word of a text that could be the name of a class. */
const words = (text: string) => new Set(text.match(/[\w-]+/g));

/** The styles that a kind of page needs: rules for classes that neither its pages nor a script ever name are left out. */
function usedStyles(css: string, pages: readonly BuiltPage[], inScripts: ReadonlySet<string>): string {
  const inPages = words(pages.map(({ html }) => html.replaceAll(sheet, '')).join(' '));
  const classes = new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
  const unusedSymbols = [...classes].filter((name) => !inPages.has(name) && !inScripts.has(name));
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();
}

/**
 * Puts the styles of a page into the page, in their order and only those it uses: a page needs nothing after its HTML to
 * be whole, and nothing that an earlier or later build has under another name.
 */
export function withInlineStyles(
  pages: readonly BuiltPage[],
  scripts: readonly string[],
  read: (path: string) => string,
): BuiltPage[] {
  const inScripts = words(scripts.join(' '));
  return Object.values(Object.groupBy(pages, kindOf)).flatMap((kind = []) => {
    const sheets = new Set(
      kind.flatMap(({ html }) => [...html.matchAll(sheet)].map(([, path, text = '']) => (path ? read(path) : text))),
    );
    const style = `<style>${usedStyles([...sheets].join('\n'), kind, inScripts)}</style>`;
    return kind.map(({ file, html }) => ({
      file,
      html: html.replaceAll(sheet, '').replace('</title>', () => `</title>${style}`),
    }));
  });
}
