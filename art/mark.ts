/** A shape on a square of 30 units. */
export type Outline = Readonly<{ d: string; transform?: string; fillRule?: 'evenodd' }>;

/** The mark of a company: shapes in the color of the ink, and shapes in that of the accent. */
export type Mark = Readonly<{ ink: readonly Outline[]; accent: readonly Outline[] }>;

/** Shapes as SVG; `paint` is the attribute that gives them their color. */
export const drawn = (outlines: readonly Outline[], paint: string): string =>
  outlines
    .map(
      ({ d, transform, fillRule }) =>
        `<path ${paint}d="${d}"${transform ? ` transform="${transform}"` : ''}${fillRule ? ` fill-rule="${fillRule}"` : ''}/>`,
    )
    .join('');
