import { execFileSync } from 'node:child_process';

/** What git says; an error with its own words where it refuses, as it does in a folder of somebody else. */
export function git(...words: string[]): string {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (error) {
    const said = error instanceof Error ? error.message.trim() : String(error);
    throw new Error(`Git does not answer here, so that the dates of the content are not known. ${said}`);
  }
}

/** Why the history of the content is not whole here; nothing where it is. */
export function historyGap(): string | undefined {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'false') return undefined;
    return 'The history is cut off (a shallow clone), so that the dates of the content are not known.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
