import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { failWith } from '../src/content/checks/buildMessages.ts';
import { showsDrafts } from '../src/lib/drafts.ts';
import { findSample } from './sample.ts';

type Settings = Record<string, string | undefined>;

const example: Settings = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'));
const names = Object.keys(example);

const where = 'Set it in .env, or as a variable of the repository (docs/operations.md).';

/** Why a form with these settings cannot send; undefined if it can. */
export function mailProblem(settings: Settings): string | undefined {
  const missing = names.filter((name) => !settings[name]);
  if (missing.length > 0) return `The contact form is not connected: ${missing.join(', ')} not set. ${where}`;
  const unchanged = names.filter((name) => settings[name] === example[name]);
  if (unchanged.length > 0)
    return `The contact form is not connected: ${unchanged.join(', ')} unchanged from the example. ${where}`;
  if (settings.PUBLIC_EMAILJS_ORIGIN)
    return 'PUBLIC_EMAILJS_ORIGIN connects the contact form to a local server. Leave it out of a production build.';
  return undefined;
}

/** Why a site with this address cannot be the one at `origin`, where it is live once the domain is bound. */
export const addressProblem = (address: unknown, origin: string | undefined) =>
  !origin || address === origin
    ? undefined
    : `The Website in content/site.yaml is ${address}, but the variable ORIGIN of the repository is ${origin}.`;

const draftsProblem = 'SHOW_DRAFTS=1 would show drafts to visitors. Take it out of the settings.';

/** Fails a production build (SITE_LIVE=1) at the start if its settings are wrong or its content is the sample's. */
export const productionChecks = (): AstroIntegration => ({
  name: 'production-checks',
  hooks: {
    'astro:config:setup': ({ command, config, logger }) => {
      if (command !== 'build') return;
      const root = fileURLToPath(config.root);
      const sample = findSample(root);
      const { url } = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'));
      const settings = [
        showsDrafts() ? draftsProblem : undefined,
        mailProblem(process.env),
        addressProblem(url, process.env.ORIGIN),
      ];
      if (process.env.SITE_LIVE === '1') failWith([...settings.filter((problem) => problem !== undefined), ...sample]);
      else if (sample.length > 0) logger.info(`${sample.length} files still have values of the sample.`);
    },
  },
});
