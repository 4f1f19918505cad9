import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { mailProblem } from './mail.ts';

/** Why a production build with these settings and this content/site.yaml must not go online, and what to do. */
export function productionProblem(settings: NodeJS.ProcessEnv, site: string): string | undefined {
  if (settings.SHOW_DRAFTS === '1') return 'SHOW_DRAFTS=1 would show drafts to visitors. Take it out of the settings.';
  const example = site.split('\n').findIndex((line) => /\.example\b/.test(line));
  if (example >= 0) return `content/site.yaml, line ${example + 1}: replace the .example address.`;
  return mailProblem(settings);
}

/** Fails a production build (SITE_LIVE=1) at the start if its settings are wrong. */
export const productionChecks = (): AstroIntegration => ({
  name: 'production-checks',
  hooks: {
    'astro:config:setup': ({ command, config }) => {
      if (command !== 'build' || process.env.SITE_LIVE !== '1') return;
      const site = readFileSync(new URL('content/site.yaml', config.root), 'utf8');
      const problem = productionProblem(process.env, site);
      if (problem) throw new Error(problem);
    },
  },
});
