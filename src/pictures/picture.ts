import type { Drawing } from './svg';

/** A picture as a page shows it: a drawing or a photograph, in one or several widths and formats. */
export interface PictureSource {
  src: string;
  /** The same picture for the dark theme, where it has one. */
  dark?: string | undefined;
  width: number;
  height: number;
  /** Whether the file says which part of it stays where its box has another shape. */
  isCutByFile?: boolean | undefined;
  /** The same picture in several widths. */
  srcSet?: string | undefined;
  /** The same picture in better formats, the best first. */
  formats?: readonly { type: string; srcSet: string }[] | undefined;
}

/** The largest picture of a first view: a drawing that stands in the page itself, or a file. */
export type FirstPictureSource = Drawing | PictureSource;
