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
