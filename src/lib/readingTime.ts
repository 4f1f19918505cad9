const wordsPerMinute = 230;

/** The minutes that a text takes to read, at least one. */
export function readingTime(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

interface Block {
  heading?: string | undefined;
  description?: string;
  text?: string;
}

/** The minutes that the blocks of an article take. */
export const articleMinutes = (blocks: readonly Block[]) =>
  readingTime(
    blocks.map(({ heading = '', description = '', text = '' }) => `${heading} ${description} ${text}`).join('\n'),
  );
