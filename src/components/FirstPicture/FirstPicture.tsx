import type { FirstPictureSource } from '@/pictures/picture';
import { InlineDrawing } from '../InlineDrawing/InlineDrawing';
import { Picture } from '../Picture/Picture';
import styles from './FirstPicture.module.css';

export interface FirstPictureProps {
  picture: FirstPictureSource;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
}

interface Props extends FirstPictureProps {
  /** How wide it is shown, where it comes in several widths. */
  sizes?: string;
}

/**
 * The largest thing of a first view, which fills its box: a drawing stands in the page itself and is painted with the
 * first words, anything else is a file that is loaded at once.
 */
export function FirstPicture({ picture, alt, sizes = '100vw' }: Props) {
  if (!('body' in picture)) return <Picture picture={picture} alt={alt} sizes={sizes} priority />;
  return (
    <div className={`cover ${styles.drawing}`}>
      <InlineDrawing figure={picture} scheme={picture.scheme} label={alt} cover />
    </div>
  );
}
