import { existsSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { postBuild } from './deploy/postBuild.ts';
import { productionChecks } from './deploy/productionChecks.ts';
import { contentFolder } from './src/config/contentFolder.ts';
import { showContentErrors } from './src/content/showContentErrors.ts';
import { blogRoutes } from './src/pages/_blog/blogRoutes.ts';

if (existsSync('.env')) process.loadEnvFile();

const optionalText = envField.string({ context: 'client', access: 'public', optional: true });

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // It reads what the others wrote, so it comes last.
  integrations: [showContentErrors(), productionChecks(), react(), blogRoutes(), postBuild()],
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
    resolve: { alias: { '@content': contentFolder() } },
    css: {
      // Five characters in place of the names that people write: a page names its classes a thousand times.
      modules: { generateScopedName: '[hash:base64:5]' },
      // Features.LightDark: it would write variables for light-dark(), which the site does not use.
      lightningcss: { exclude: 1 << 20 },
    },
    // resvg is a binary; Vite must leave it alone.
    ssr: { external: ['@resvg/resvg-js'] },
    optimizeDeps: { exclude: ['@resvg/resvg-js'] },
    build: {
      // Scripts and fonts are files: the policy then needs no hash for each, and a visitor loads them once.
      assetsInlineLimit: 0,
      // The oldest browsers that the site is made for.
      cssTarget: ['chrome119', 'edge119', 'firefox121', 'safari17.2', 'ios17.2'],
    },
  },
  devToolbar: { enabled: false },
});
