const wordsPerMinute = 230;
/** Code is read line by line, and more slowly. */
const secondsPerLineOfCode = 3;
/** The first picture takes the longest, and each further one a second less. */
const pictureSeconds = { first: 12, least: 3 };

interface Block {
  heading?: string | undefined;
  description?: string;
  text?: string;
  image?: unknown;
}

/** The beginning or the end of a code block. */
const fence = /^ *(?:```|~~~).*$/m;

function textSeconds(text: string): number {
  const parts = text.split(fence);
  const prose = parts.filter((_, index) => index % 2 === 0).join(' ');
  const code = parts.filter((_, index) => index % 2 === 1).join('\n');
  const words = prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const lines = code.split('\n').filter((line) => line.trim() !== '');
  return (words.length * 60) / wordsPerMinute + lines.length * secondsPerLineOfCode;
}

/** The reading time of an article in minutes, at least one: its words, code and pictures. */
export function articleMinutes(blocks: readonly Block[]): number {
  let seconds = 0;
  let pictures = 0;
  for (const { heading = '', description = '', text = '', image } of blocks) {
    seconds += textSeconds([heading, description, text].join('\n'));
    if (!image) continue;
    seconds += Math.max(pictureSeconds.first - pictures, pictureSeconds.least);
    pictures += 1;
  }
  return Math.max(1, Math.ceil(seconds / 60));
}
