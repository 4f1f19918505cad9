import type { Scheme } from './drawingColors.ts';

/** What an inline drawing shows: a file in art/, or shapes that a section computes. */
export interface DrawingShapes {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Its shapes, with classes for their colors (art/README.md). */
  body: string;
  /** The fill of shapes without one. */
  fill?: string | undefined;
  /** `xMidYMin slice` keeps the top. */
  preserveAspectRatio?: string | undefined;
}

/** A file in art/. */
export interface Drawing extends DrawingShapes {
  /** Its path below art/ without the extension: plates/web-dev. */
  id: string;
  scheme: Scheme;
  classes: readonly string[];
}

/** A drawing or a photograph as a file, in one or several widths and formats. */
export interface PictureSource {
  src: string;
  /** The picture for the dark theme, if it has one. */
  dark?: string | undefined;
  width: number;
  height: number;
  /** Whether the file has its own preserveAspectRatio, which determines how it is cropped. */
  hasPreserveAspectRatio?: boolean | undefined;
  srcSet?: string | undefined;
  /** The picture in better formats, the best first. */
  formats?: readonly { type: string; srcSet: string }[] | undefined;
}

/** The file of a picture to preload. Not of a photograph: the browser may show a larger one that it has. */
export const preloaded = (picture: PictureSource | undefined) => (picture?.formats ? undefined : picture?.src);

/** A drawing as a file, which Picture shows. */
export function drawingSource({ id, viewBox, preserveAspectRatio }: Drawing): PictureSource {
  const [, , width, height] = viewBox;
  const src = `/drawings/${id}.svg`;
  return { src, dark: `${src}#dark`, width, height, hasPreserveAspectRatio: preserveAspectRatio !== undefined };
}
