/**
 * Numbers the islands of a page in the order in which they stand. Astro numbers them in the order in which they happened to
 * be rendered, so two builds could differ; the number only matters to `useId`, which no island uses.
 */
export function withStableIslands(html: string): string {
  let number = 0;
  return html.replace(/(<astro-island [^>]*?\bprefix=")r\d+"/g, (_, start: string) => `${start}r${number++}"`);
}
