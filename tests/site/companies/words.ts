// Texts that are exactly as long as a limit, with words that are long and letters that are rare.
const words =
  'Łódź grows Datenschutzgrundverordnung-Compliance with Ωmega and şehir, then Forschungs/Entwicklungszusammenarbeit 🌱 for Wiederherstellungsverfahren of the Größenordnung Υποδομή и Система'.split(
    ' ',
  );

/** A text of so many characters, another one for each seed. */
export function longText(length: number, seed = 0): string {
  let text = '';
  // Every word that still fits, until none has fitted for a whole round.
  for (let [place, left] = [seed, words.length]; left > 0; place++, left--) {
    const word = words[place % words.length] ?? '';
    const next = text ? `${text} ${word}` : word;
    if (next.length > length - 4) continue;
    text = next;
    left = words.length;
  }
  // What is left is filled with numbers, which make the text different from others.
  return `${text} ${`${seed} `.repeat(length)}`.trimStart().slice(0, length).replace(/ $/, '.');
}

/** A text in Markdown of so many characters, with one of everything that Markdown can. */
export function longMarkdown(length: number): string {
  const parts = [
    longText(400, 1),
    `*${longText(60, 2)}* and \`a_long_name_in_code_without_any_space()\` and [${longText(40, 3)}](/contact).`,
    `- ${longText(90, 4)}\n- ${longText(90, 5)}`,
    `> ${longText(200, 6)}`,
    `| ${longText(20, 7)} | ${longText(20, 8)} |\n| --- | --- |\n| ${longText(60, 9)} | ${longText(60, 10)} |`,
    '```\nconst line = "of code that is longer than any page is wide, so that it has to scroll sideways";\n```',
  ].join('\n\n');
  const paragraphs = Math.floor((length - parts.length) / 802) - 1;
  const all = `${parts}\n\n${Array.from({ length: paragraphs }, (_, index) => longText(800, index)).join('\n\n')}`;
  return `${all}\n\n${longText(length - all.length - 2, 11)}`;
}
