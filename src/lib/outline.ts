interface Words {
  /** How the mail begins. */
  start: string;
  bring: string;
  learn: string;
  end: string;
}

/** The outline of an application. What fits is to be told more of, the rest is to be learned; with no tick there is neither. */
export function outline(
  { start, bring, learn, end }: Words,
  lines: readonly string[],
  fits: readonly boolean[],
): string {
  const brought = lines.filter((_, index) => fits[index]).map((line) => `- ${line}: …`);
  const learned = lines.filter((_, index) => !fits[index]).map((line) => `- ${line}`);
  const parts = [
    [bring, ...brought],
    [learn, ...learned],
  ].filter((part) => brought.length > 0 && part.length > 1);
  return [start, ...parts.map((part) => part.join('\n')), end].join('\n\n');
}
