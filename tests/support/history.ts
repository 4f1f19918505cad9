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
