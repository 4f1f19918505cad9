import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { mailProblem } from './mail.ts';

/** The name of the sample company, and addresses that end with .example. Samples of code may use example.com. */
const sampleText = /trelliswork|\.example\b(?!\.\w)/i;

/** The lines of content/ that still belong to the sample company. */
function findSampleLines(root: string): string[] {
  const found: string[] = [];
  for (const file of globSync('content/**/*.yaml', { cwd: root }).sort()) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    for (const [index, line] of lines.entries())
      if (sampleText.test(line)) found.push(`${file}, line ${index + 1}: replace the sample: ${line.trim()}`);
  }
  return found;
}

/** Why a production build with these settings and this content must not go online, and what to do. */
export function findProblems(settings: NodeJS.ProcessEnv, root: string): string[] {
  const problems = findSampleLines(root);
  if (settings.SHOW_DRAFTS === '1')
    problems.push('SHOW_DRAFTS=1 would show drafts to visitors. Take it out of the settings.');
  const mail = mailProblem(settings);
  if (mail) problems.push(mail);
  return problems;
}

/** Fails a production build (SITE_LIVE=1) at the start if its settings or its content are wrong. */
export const productionChecks = (): AstroIntegration => ({
  name: 'production-checks',
  hooks: {
    'astro:config:setup': ({ command, config }) => {
      if (command !== 'build' || process.env.SITE_LIVE !== '1') return;
      const problems = findProblems(process.env, fileURLToPath(config.root));
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  },
});
