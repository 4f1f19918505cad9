import type { AstroIntegration } from 'astro';
import { goneAddresses } from '../src/content/history.ts';
import { movedPages } from './files.ts';
import { mailProblem } from './mail.ts';

/** Only a preview may show what is not yet online: what is built of any other branch than main. */
function draftsProblem({ SHOW_DRAFTS, GITHUB_REF = 'refs/heads/main' }: NodeJS.ProcessEnv): string | undefined {
  if (SHOW_DRAFTS !== '1' || GITHUB_REF !== 'refs/heads/main') return undefined;
  return 'SHOW_DRAFTS=1 would show drafts to visitors. Take it out of the settings.';
}

/** The addresses that lead on; nothing where the file cannot be read, which is told with its line when the content is. */
function movedAddresses(): string[] | undefined {
  try {
    return movedPages().map(({ from }) => from);
  } catch {
    return undefined;
  }
}

/** An address that people have kept must lead somewhere. */
function goneProblem(): string | undefined {
  const moved = movedAddresses();
  const gone = moved ? goneAddresses().filter((address) => !moved.includes(address)) : [];
  if (gone.length === 0) return undefined;
  return `No page is left at ${gone.join(', ')}. Say in content/moved.yaml where visitors are led instead.`;
}

/**
 * A build for visitors is one with SITE_LIVE=1. It stops before it begins where its form would reach nobody, drafts
 * would be seen or an old address would lead nowhere.
 */
export const forVisitors = (): AstroIntegration => ({
  name: 'for-visitors',
  hooks: {
    // Before the content is read: what the settings lack is told first, and at once.
    'astro:config:setup': ({ command }) => {
      if (command !== 'build' || process.env.SITE_LIVE !== '1') return;
      const problem = mailProblem(process.env) ?? draftsProblem(process.env) ?? goneProblem();
      if (problem) throw new Error(problem);
    },
  },
});
