import type { AstroIntegration } from 'astro';
import { mailProblem } from './mail.ts';

/** Why a production build with these settings must not go online, and what to do. */
export const productionProblem = (settings: NodeJS.ProcessEnv): string | undefined =>
  settings.SHOW_DRAFTS === '1'
    ? 'SHOW_DRAFTS=1 would show drafts to visitors. Take it out of the settings.'
    : mailProblem(settings);

/** Fails a production build (SITE_LIVE=1) at the start if its settings are wrong. */
export const productionChecks = (): AstroIntegration => ({
  name: 'production-checks',
  hooks: {
    'astro:config:setup': ({ command }) => {
      const problem = command === 'build' && process.env.SITE_LIVE === '1' && productionProblem(process.env);
      if (problem) throw new Error(problem);
    },
  },
});
