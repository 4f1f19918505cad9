import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import { Picture } from '@/ui/Picture/Picture';
import type { Drawing, PictureSource } from '@/drawings/picture';
import styles from './FirstPicture.module.css';

interface Props {
  picture: Drawing | PictureSource;
  /** Empty for a decorative picture. */
  alt: string;
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
      <InlineDrawing drawing={picture} scheme={picture.scheme} label={alt} cover />
    </div>
  );
}
