import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { colorsOf } from './colors.ts';
import { brandIn } from './read.ts';
import { branded, drawingsSheet } from './styleSheets.ts';

const drawings = 'virtual:drawings.css';
const file = fileURLToPath(new URL('../../content/brand.yaml', import.meta.url));
const colors = () => colorsOf(brandIn(existsSync(file) ? readFileSync(file, 'utf8') : ''));

/** Writes the style sheets with the colors of the brand, and writes them anew while its file changes. */
export const brandStyles = (): AstroIntegration => ({
  name: 'brand-styles',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'brand-styles',
              enforce: 'pre',
              resolveId: (id) => (id === drawings ? `\0${id}` : undefined),
              load(id) {
                if (id !== `\0${drawings}`) return undefined;
                this.addWatchFile(file);
                return drawingsSheet(colors());
              },
              transform(code, id) {
                if (!id.replace(/\?.*/, '').endsWith('.css')) return undefined;
                this.addWatchFile(file);
                return branded(code, colors());
              },
            },
          ],
        },
      });
    },
  },
});
