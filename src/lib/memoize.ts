/** Asks once in a build, where nothing changes any more; in `astro dev` every time. */
export function memoize<Answer>(ask: () => Answer): () => Answer {
  if (!import.meta.env.PROD) return ask;
  let answer: { value: Answer } | undefined;
  return () => {
    answer ??= { value: ask() };
    return answer.value;
  };
}
