/** How many cards stand in each row: as even as can be, so that no row holds one alone. */
export function gridRows(count: number, columns = 4): number[] {
  // Three columns would leave one over, which four take in.
  const most = columns === 3 && count % 3 === 1 ? 4 : columns;
  const rows = Math.ceil(count / most);
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}

/** What each card says of its row, for the style sheet: how many stand in it, and whether it begins or ends it. */
export const gridPlaces = (count: number, columns?: number) =>
  gridRows(count, columns).flatMap((inRow) =>
    Array.from({ length: inRow }, (_, place) => ({
      'data-in-row': inRow,
      'data-row-begins': place === 0 || undefined,
      'data-row-ends': place === inRow - 1 || undefined,
    })),
  );
