const wordsPerMinute = 230;

interface Block {
  heading?: string | undefined;
  description?: string;
  text?: string;
}

/** The reading time of an article in minutes, at least one. */
export function articleMinutes(blocks: readonly Block[]): number {
  const texts = blocks.flatMap(({ heading = '', description = '', text = '' }) => [heading, description, text]);
  const words = texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
