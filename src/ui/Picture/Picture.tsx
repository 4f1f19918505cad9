import type { PictureSource } from '@/drawings/picture';
import styles from './Picture.module.css';

export interface PictureProps {
  picture: PictureSource;
  /** Empty for a decorative picture. */
  alt: string;
}

interface Props extends PictureProps {
  /** A picture in the first view loads eagerly, all others lazily. */
  priority?: boolean;
  /** The `sizes` of a picture in several widths. For a lazy picture, most browsers measure them (`auto`). */
  sizes?: string;
}

// The script in the head changes this if the visitor has chosen the other theme, perhaps before hydration.
const inDark = 'screen and (prefers-color-scheme: dark)';

/** Fills its box, which sets the aspect ratio. */
export function Picture({ picture, alt, priority = false, sizes = '100vw' }: Props) {
  const { src, dark, srcSet, width, height, formats = [], hasPreserveAspectRatio } = picture;
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
        className={hasPreserveAspectRatio ? styles.croppedByFile : undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}

/** The class of a box whose picture is enlarged while its card is hovered. */
export const zoomClass = styles.zoom;

/** The `sizes` of a picture beside the title of a page, or above it on narrow or portrait screens. */
export const heroSizes = '(width < 40em) 100vw, (width < 62em) and (orientation: portrait) 100vw, 58vw';

/** A picture in a box. */
export const PictureBox = ({ className = '', ...picture }: Props & { className?: string | undefined }) => (
  <div className={`plate ${className}`}>
    <Picture {...picture} />
  </div>
);
