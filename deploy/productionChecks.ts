import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { failWith } from '../src/content/checks/buildMessages.ts';
import { showsDrafts } from '../src/lib/drafts.ts';
import { mailProblem } from './mail.ts';
import { findSample } from './sample.ts';

const draftsProblem = 'SHOW_DRAFTS=1 would show drafts to visitors. Take it out of the settings.';

/** Fails a production build (SITE_LIVE=1) at the start if its settings are wrong or its content is the sample's. */
export const productionChecks = (): AstroIntegration => ({
  name: 'production-checks',
  hooks: {
    'astro:config:setup': ({ command, config, logger }) => {
      if (command !== 'build') return;
      const sample = findSample(fileURLToPath(config.root));
      const settings = [showsDrafts() ? draftsProblem : undefined, mailProblem(process.env)];
      if (process.env.SITE_LIVE === '1') failWith([...settings.filter((problem) => problem !== undefined), ...sample]);
      else if (sample.length > 0) logger.info(`${sample.length} files still have values of the sample.`);
    },
  },
});
