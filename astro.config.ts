import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { deadLinks } from './deploy/deadLinks.ts';
import { postBuild } from './deploy/postBuild.ts';
import { productionChecks } from './deploy/productionChecks.ts';
import { contentChecks } from './src/content/checks/contentChecks.ts';
import { schemaChanges } from './src/content/checks/schemaChanges.ts';
import { drawingFiles } from './src/drawings/drawingFiles.ts';
import { drawingImports } from './src/drawings/drawingImports.ts';
import { photographFiles } from './src/drawings/photographFiles.ts';

if (existsSync('.env')) process.loadEnvFile();

/** The names of the classes in CSS Modules: short ones in the build, because a page has about a thousand of them. */
const classNames = {
  name: 'class-names',
  config: (_: unknown, { command }: { command: 'build' | 'serve' }) => {
    const readable = (name: string, file: string) => `${basename(file, '.module.css')}_${name}`;
    const generateScopedName = command === 'build' ? '[hash:base64:5]' : readable;
    return { css: { modules: { generateScopedName } } };
  },
};

const optionalText = envField.string({ context: 'client', access: 'public', optional: true });

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // postBuild reads the built files, so it must be last.
  integrations: [
    contentChecks(),
    schemaChanges(),
    productionChecks(),
    react(),
    drawingFiles(),
    photographFiles(),
    deadLinks(),
    postBuild(),
  ],
  // The default effort for AVIF takes six times as long and saves only a few bytes.
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
    resolve: { alias: { '@content': resolve('content') } },
    plugins: [classNames, drawingImports],
    css: { devSourcemap: true },
    build: {
      // Scripts and fonts stay files: they need no hash in the content security policy, and browsers cache them.
      assetsInlineLimit: 0,
      // As in README.md. All of them have light-dark(), without which every color would be written twice more.
      cssTarget: ['chrome125', 'edge125', 'firefox130', 'safari17.6', 'ios17.6'],
    },
  },
  devToolbar: { enabled: false },
});
