/** The words of a text as they are compared: 'CI/CD for Zoë' is ci, cd, cicd, for, zoe. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/\s+/)
    .flatMap((written) => {
      const parts = written.split(/[^\p{L}\p{N}#+]+/u).filter(Boolean);
      return parts.length > 1 ? [...parts, parts.join('')] : parts;
    });

/** The words that an entry is found by. Short ones tell something only as names: 'SQL' and '24/7' do, 'the' does not. */
export const tellingWordsOf = (text: string): string[] =>
  wordsOf(
    text
      .split(/\s+/)
      .filter((word) => !/^[^\p{L}\p{N}]*\p{Ll}{1,3}[^\p{L}\p{N}]*$/u.test(word))
      .join(' '),
  );
