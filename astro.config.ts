import { readFileSync } from 'node:fs';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { parse } from 'yaml';
import { delivery } from './deploy/delivery.ts';

const company: { url: string } = parse(readFileSync('content/site.yaml', 'utf8'));

export default defineConfig({
  site: company.url,
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file' },
  // Scripts are files: the content security policy then needs no hash for each, and a visitor loads them once.
  vite: { build: { assetsInlineLimit: (file) => (file.endsWith('.js') ? false : undefined) } },
  // The delivery reads what the others wrote, so it comes last.
  integrations: [react(), delivery()],
  devToolbar: { enabled: false },
});
