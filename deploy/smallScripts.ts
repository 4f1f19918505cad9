import { minifySync } from 'rolldown/utils';

/** Takes the white space and the long names out of scripts that stand in a page; the bundler never sees them. */
export const withSmallScripts = (html: string): string =>
  html.replace(/<script>([\s\S]*?)<\/script>/g, (_, text: string) => {
    const { code, errors } = minifySync('inline.js', text);
    if (errors.length > 0) throw new Error(`A script in a page cannot be read: ${errors[0]?.message}`);
    return `<script>${code}</script>`;
  });
