const answers = new Map<string, unknown>();

/** Asks once in a build, where nothing changes any more; while the site is being written, every time. */
export function once<Answer>(question: string, ask: () => Answer): Answer {
  if (!import.meta.env.PROD) return ask();
  if (!answers.has(question)) answers.set(question, ask());
  return answers.get(question) as Answer;
}
