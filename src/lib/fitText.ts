// Chooses the size of a text in one line by the letters that it has, because CSS cannot fit a text to its box.

/** Letters of the sans typeface by their width in ems. Any other letter is as wide as a round capital. */
const letterWidths = [
  [0.26, '.,!:;ijlI'],
  [0.28, " '’"],
  [0.4, 'frt1'],
  [0.46, 'J-'],
  [0.5, 'sz'],
  [0.55, 'ackvy'],
  [0.57, 'ex27?'],
  [0.59, 'ouL'],
  [0.62, 'bdghnpqF345689'],
  [0.64, 'BESZ'],
  [0.66, 'PRT'],
  [0.7, 'KUXY'],
  [0.74, 'ACHNVw'],
  [0.93, 'mM'],
  [1.07, 'W'],
] as const;
const otherWidth = 0.8;

/** About how wide a text is, in ems. */
export function textWidth(text: string, letterSpacing: number): number {
  let width = 0;
  for (const letter of text) {
    const [found = otherWidth] = letterWidths.find(([, letters]) => letters.includes(letter)) ?? [];
    width += found + letterSpacing;
  }
  return width;
}

/** The font sizes in percent for which base.css has rules. */
const scales = [84, 70, 60, 52, 45, 38, 31, 26] as const;

/**
 * The value of `data-scale`, which makes a text smaller by setting --scale: undefined for a text that fits the room at its full
 * size. Both are in ems of the full size.
 */
export function fittingScale(width: number, room: number) {
  if (width <= room) return undefined;
  return scales.find((scale) => (width * scale) / 100 <= room) ?? scales.at(-1);
}
