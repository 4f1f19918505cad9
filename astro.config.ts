import { existsSync, readFileSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import browserslist from 'browserslist';
import { parseDocument } from 'yaml';
import { delivery } from './deploy/delivery.ts';
import { lastingScripts } from './deploy/lastingScripts.ts';
import { productionChecks } from './deploy/productionChecks.ts';
import { brandStyles } from './src/brand/plugin.ts';
import { drawingFiles } from './src/pictures/drawingFiles.ts';
import { contentSizesPlugin } from './src/sharing/contentSizes.ts';

if (existsSync('.env')) process.loadEnvFile();

// A mistake in this file is told when the content is read, so it must not stop us here.
const site = existsSync('content/site.yaml') ? readFileSync('content/site.yaml', 'utf8') : '';
const url = String(parseDocument(site).get('url'));

/** The oldest browsers of a list in package.json, as Vite names them. browserslist begins with the newest of each. */
function oldest(list: string) {
  const browsers = browserslist(null, { env: list }).map((browser) => browser.split(' '));
  const versions: Record<string, string> = Object.fromEntries(browsers);
  return Object.entries(versions).map(([name, version]) => name.replace('ios_saf', 'ios') + version);
}

const optionalText = envField.string({ context: 'client', access: 'public', optional: true });

export default defineConfig({
  ...(URL.canParse(url) && { site: url }),
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file' },
  // The delivery reads what the others wrote, so it comes last.
  integrations: [productionChecks(), react(), brandStyles(), drawingFiles(), delivery()],
  // AVIF at its default effort costs six times the time for a few bytes.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } } },
  env: {
    schema: {
      PUBLIC_EMAILJS_SERVICE_ID: optionalText,
      PUBLIC_EMAILJS_TEMPLATE_ID: optionalText,
      PUBLIC_EMAILJS_PUBLIC_KEY: optionalText,
      PUBLIC_EMAILJS_ORIGIN: envField.string({ context: 'client', access: 'public', optional: true, url: true }),
    },
  },
  vite: {
    plugins: [contentSizesPlugin(), lastingScripts()],
    // Five characters in place of the names that people write: a page names its classes a thousand times.
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    // resvg is a binary; Vite must leave it alone.
    ssr: { external: ['@resvg/resvg-js'] },
    optimizeDeps: { exclude: ['@resvg/resvg-js'] },
    build: {
      // Scripts and fonts are files: the policy then needs no hash for each, and a visitor loads them once.
      assetsInlineLimit: 0,
      cssTarget: oldest('defaults'),
      // Astro fixes build.target for scripts, so this stands where Vite would hand it on.
      rolldownOptions: { transform: { target: oldest('readable').join() } },
    },
  },
  devToolbar: { enabled: false },
});
