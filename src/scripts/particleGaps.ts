/** The parts of the page that have the particles behind them. */
export const sheets = () => document.querySelectorAll<HTMLElement>('.particle-sheet');

const isVisible = (element: Element | null) => element !== null && getComputedStyle(element).visibility === 'visible';

/** Each line of the visible texts of an element, and its visible links and buttons. */
function readBoxes(sheet: HTMLElement): DOMRect[] {
  const boxes: DOMRect[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!isVisible(text.parentElement)) continue;
    range.selectNode(text);
    boxes.push(...range.getClientRects());
  }
  for (const control of sheet.querySelectorAll('a, button'))
    if (isVisible(control)) boxes.push(control.getBoundingClientRect());
  return boxes;
}

/** Where no particle is drawn, in coordinates of the canvas. While a slide fades, its text is still visible. */
export function readGaps(canvas: HTMLCanvasElement): DOMRect[] {
  const { left, top } = canvas.getBoundingClientRect();
  // A slide that fades moves by 1rem.
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return [...sheets()]
    .flatMap(readBoxes)
    .map(({ x, y, width, height }) => new DOMRect(x - left - rem / 2, y - top - rem, width + rem, height + 2 * rem));
}
