import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';

const company: { url: string } = parse(readFileSync('content/site.yaml', 'utf8'));

export default defineConfig({
  site: company.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [react()],
  // resvg is a binary; Vite must leave it alone.
  vite: { ssr: { external: ['@resvg/resvg-js'] }, optimizeDeps: { exclude: ['@resvg/resvg-js'] } },
  devToolbar: { enabled: false },
});
