/** 40 min becomes 40 and min. A text without a space is all number. */
export function numberAndUnit(text: string) {
  const [number = '', ...words] = text.split(' ');
  return { number, unit: words.join(' ') };
}
