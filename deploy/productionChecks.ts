import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { failWith } from '../src/content/checks/buildMessages.ts';
import { mailProblem } from './mail.ts';
import { findSample } from './sample.ts';

/** Why a production build with these settings must not go online, and what to do. */
export function findProblems(settings: NodeJS.ProcessEnv): string[] {
  const problems: string[] = [];
  if (settings.SHOW_DRAFTS === '1')
    problems.push('SHOW_DRAFTS=1 would show drafts to visitors. Take it out of the settings.');
  const mail = mailProblem(settings);
  if (mail) problems.push(mail);
  return problems;
}

/** Fails a production build (SITE_LIVE=1) at the start if its settings are wrong or its content is the sample's. */
export const productionChecks = (): AstroIntegration => ({
  name: 'production-checks',
  hooks: {
    'astro:config:setup': ({ command, config, logger }) => {
      if (command !== 'build') return;
      const sample = findSample(fileURLToPath(config.root));
      if (process.env.SITE_LIVE === '1') failWith([...findProblems(process.env), ...sample]);
      else if (sample.length > 0) logger.info(`${sample.length} files still have values of the sample.`);
    },
  },
});
