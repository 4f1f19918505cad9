import { dirname } from 'node:path';
import { Features, transform } from 'lightningcss';

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

/** Where a page names classes and properties; the rest of it, which is most, need not be read. */
const naming = /<script\b[\s\S]*?<\/script>|\sclass="[^"]*"|--[\w-]+/g;

/** Tokens that never change are written out wherever that is shorter than their name. `sheet` is where they stand. */
export function withPlainTokens(css: string, sheet = css): string {
  const declared = [...sheet.matchAll(/[{;]\s*(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
  const tokens = /:root\s*\{([^}]*)\}/.exec(sheet)?.[1] ?? '';
  const plain = [...tokens.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)]
    .map(([, name = '', value = '']) => ({ name, use: `var(${name})`, value: value.trim() }))
    .filter(({ use, value }) => !value.includes('var(') && value.length <= use.length)
    .filter(({ name }) => declared.filter((other) => other === name).length === 1);
  return plain.reduce((text, { use, value }) => text.replaceAll(use, value), css);
}

/** The styles that a kind of page needs: classes and properties that nothing ever names are left out. */
function usedStyles(sheets: string, pages: readonly BuiltPage[], inScripts: ReadonlySet<string>): string {
  const css = withPlainTokens(sheets);
  const inPages = words(pages.flatMap(({ html }) => html.replaceAll(sheet, '').match(naming)).join(' '));
  const classes = new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const properties = [...css.matchAll(/[{;\s](--[\w-]+):/g)].map(([, name = '']) => name);
  const symbols = [...classes, ...properties.filter((name) => !asked.has(name))];
  const unusedSymbols = symbols.filter((name) => !inPages.has(name) && !inScripts.has(name));
  // Written as max-width, as it came: a `<` in a page's styles is legal, and still trips some readers of HTML.
  const options = { minify: true, unusedSymbols, include: Features.MediaRangeSyntax };
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), ...options });
  return code.toString().replaceAll('--lightningcss-', '--');
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
