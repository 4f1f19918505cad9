import type { Drawing } from './svg';

/** A drawing or a photograph, in one or several widths and formats. */
export interface PictureSource {
  src: string;
  /** The picture for the dark theme, if it has one. */
  dark?: string | undefined;
  width: number;
  height: number;
  /** Whether the file has its own preserveAspectRatio, which determines how it is cropped. */
  isCutByFile?: boolean | undefined;
  srcSet?: string | undefined;
  /** The picture in better formats, the best first. */
  formats?: readonly { type: string; srcSet: string }[] | undefined;
}

/** The largest picture of the first view: an inline drawing, or a file. */
export type FirstPictureSource = Drawing | PictureSource;
