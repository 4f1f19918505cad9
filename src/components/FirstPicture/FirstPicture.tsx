import type { FirstPictureSource } from '@/pictures/picture';
import { InlineDrawing } from '../InlineDrawing/InlineDrawing';
import { Picture } from '../Picture/Picture';
import '@/styles/plateColors.css';
import styles from './FirstPicture.module.css';

export interface FirstPictureProps {
  picture: FirstPictureSource;
  /** Empty for a decorative picture. */
  alt: string;
}

interface Props extends FirstPictureProps {
  sizes?: string;
}

/**
 * The largest element of the first view. A drawing is inline and painted together with the text; anything else is a file
 * that loads eagerly.
 */
export function FirstPicture({ picture, alt, sizes = '100vw' }: Props) {
  if (!('body' in picture)) return <Picture picture={picture} alt={alt} sizes={sizes} priority />;
  return (
    <div className={`cover ${styles.drawing}`}>
      <InlineDrawing figure={picture} scheme={picture.scheme} label={alt} cover />
    </div>
  );
}
