import { minifySync } from 'rolldown/utils';

/** Takes the white space and the long names out of scripts that stand in a page; the bundler never sees them. */
export const withSmallScripts = (html: string): string =>
  html.replace(/<script>([\s\S]*?)<\/script>/g, (_, text: string) => `<script>${small(text)}</script>`);

const known = new Map<string, string>();

/** Every page has the same few scripts. */
function small(text: string): string {
  const { code, errors } = known.has(text)
    ? { code: known.get(text) ?? '', errors: [] }
    : minifySync('inline.js', text);
  if (errors.length > 0) throw new Error(`A script in a page cannot be read: ${errors[0]?.message}`);
  known.set(text, code);
  return code;
}
