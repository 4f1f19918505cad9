import { changeStrings } from '@/ui/ChangeNumeral/strings';
import { FirstPicture } from '@/ui/FirstPicture/FirstPicture';
import { Arrow } from '@/ui/icons';
import { NumberWithUnit } from '@/ui/NumberWithUnit';
import { Picture } from '@/ui/Picture/Picture';
import type { Drawing, PictureSource } from '@/drawings/picture';
import styles from './ChangePair.module.css';

/** What was measured at one time, and what shows it. */
interface Half {
  value: string;
  /** A drawing is inline, and a file loads lazily. */
  picture?: Drawing | PictureSource | undefined;
  /** The text alternative of the picture. */
  alt?: string;
  label?: string;
}

interface Props {
  before: Half;
  after: Half;
  className?: string | undefined;
}

/** What changed: two figures side by side with an arrow between them, each with its drawing. */
export const ChangePair = ({ before, after, className = '' }: Props) => (
  <div className={`${styles.pair} ${className}`}>
    <HalfFigure half={before} isBefore />
    <HalfFigure half={after} />
  </div>
);

/** The arrow is part of the first figure. */
function HalfFigure({ half, isBefore = false }: { half: Half; isBefore?: boolean }) {
  const { value, picture, alt = '', label } = half;
  return (
    <div className={styles.state}>
      <div className={styles.caption}>
        <p className={label && styles.labelled}>
          {label && <span className={`label ${styles.time}`}>{`${label} `}</span>}
          <span className={`numeral ${isBefore ? 'muted' : ''}`}>
            <NumberWithUnit text={value} />
          </span>
          {isBefore && <span className="visually-hidden">{changeStrings.to}</span>}
        </p>
        {isBefore && <Arrow />}
      </div>
      {picture && <HalfPicture picture={picture} alt={alt} />}
    </div>
  );
}

const HalfPicture = ({ picture, alt }: { picture: Drawing | PictureSource; alt: string }) => (
  <div className={`plate ${styles.picture}`}>
    {'body' in picture ? (
      <FirstPicture picture={{ ...picture, preserveAspectRatio: 'xMinYMin meet' }} alt={alt} />
    ) : (
      <Picture picture={picture} alt={alt} />
    )}
  </div>
);
