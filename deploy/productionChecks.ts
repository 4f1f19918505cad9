import type { AstroIntegration } from 'astro';
import { mailProblem } from './mail.ts';

/** Why a production build with these settings must not go online, in one sentence that says what to do. */
export const productionProblem = (settings: NodeJS.ProcessEnv): string | undefined =>
  settings.SHOW_DRAFTS === '1'
    ? 'SHOW_DRAFTS=1 would show drafts to visitors. Take it out of the settings.'
    : mailProblem(settings);

/** A production build is one with SITE_LIVE=1. It stops before it begins if its settings are wrong. */
export const productionChecks = (): AstroIntegration => ({
  name: 'production-checks',
  hooks: {
    'astro:config:setup': ({ command }) => {
      const problem = command === 'build' && process.env.SITE_LIVE === '1' && productionProblem(process.env);
      if (problem) throw new Error(problem);
    },
  },
});
