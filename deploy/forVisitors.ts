import type { AstroIntegration } from 'astro';
import { historyProblem } from '../src/content/history.ts';
import { mailProblem } from './mail.ts';

/**
 * A build for visitors is one with SITE_LIVE=1. It stops before it begins where its form would reach nobody or its days
 * would be wrong.
 */
export const forVisitors = (): AstroIntegration => ({
  name: 'for-visitors',
  hooks: {
    'astro:build:start': () => {
      if (process.env.SITE_LIVE !== '1') return;
      const problem = mailProblem(process.env) ?? historyProblem();
      if (problem) throw new Error(problem);
    },
  },
});
