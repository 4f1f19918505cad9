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
  // AVIF at its default effort costs six times the time for a few bytes.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 3 } } } },
  devToolbar: { enabled: false },
});
