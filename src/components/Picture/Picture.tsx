import type { PictureSource } from '@/pictures/picture';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Nothing where decorations are left out. */
  picture: PictureSource | undefined;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
}

interface Props extends PictureProps {
  /** A picture in the first view is loaded at once, all others when they come near the view. */
  priority?: boolean;
  /** The `sizes` of a picture in several widths. Most browsers find out by themselves for a picture that loads lazily. */
  sizes?: string;
}

// The script in the head swaps these when the visitor has chosen the other theme, perhaps before React runs.
const inDark = '(prefers-color-scheme: dark)';

/** Fills the box that it stands in; the box sets the shape. */
export function Picture({ picture, alt, priority = false, sizes = '100vw' }: Props) {
  if (!picture) return null;
  const { src, dark, srcSet, width, height, formats = [], isCutByFile } = picture;
  const shown = priority ? sizes : `auto, ${sizes}`;
  return (
    <picture className={`cover ${styles.picture}`}>
      {dark && <source media={inDark} srcSet={dark} suppressHydrationWarning />}
      {formats.map((format) => (
        <source type={format.type} srcSet={format.srcSet} sizes={shown} key={format.type} />
      ))}
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && shown}
        width={width}
        height={height}
        alt={alt}
        data-cut={isCutByFile ? 'file' : undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}

/** The sizes of a picture beside the title of a page; above it where the screen is narrow or upright. */
export const heroSizes = '(width < 40em) 100vw, (width < 62em) and (orientation: portrait) 100vw, 58vw';

/** A picture in a box, to which the class gives a shape; without a picture there is no box. */
export const Plate = ({ className, ...picture }: Props & { className: string | undefined }) =>
  picture.picture && (
    <div className={`plate ${className}`}>
      <Picture {...picture} />
    </div>
  );
