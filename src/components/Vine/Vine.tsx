import styles from './Vine.module.css';

interface PieceProps {
  className: string | undefined;
}

const Straight = ({ className }: PieceProps) => (
  <svg aria-hidden="true" className={className}>
    <rect width="100%" height="100%" />
  </svg>
);

/** A quarter circle that extends into the straight pieces before and after it. Its radius is six times the thickness. */
const Corner = ({ className, d }: PieceProps & { d: string }) => (
  <svg aria-hidden="true" className={className} viewBox="0 0 6 6">
    <path d={d} pathLength="1" />
  </svg>
);

const Leaf = ({ className }: PieceProps) => (
  <svg aria-hidden="true" className={`${styles.leaf} ${className}`} viewBox="0 0 60 60">
    <path d="M0 60A60 60 0 0 1 60 0A60 60 0 0 1 0 60Z" />
    <path
      className={styles.veins}
      d="M0 60L60 0M33.2 50H10V26.8M44.7 40H20V15.3M52 30H30V8M56.6 20H40V3.4M59.2 10H50V.8"
    />
  </svg>
);

const parts = {
  /** From behind the blossom of the tagline to the right margin, and down. */
  start: (
    <>
      <Corner className={styles.turn} d="M-3 0H0A6 6 0 0 1 6 6V6.5" />
      <Straight className={styles.down} />
    </>
  ),
  /** Down the right margin, and below the section to the left margin. */
  crossing: (
    <>
      <Straight className={styles.down} />
      <Corner className={styles.turn} d="M6-.5V0A6 6 0 0 1 0 6H-.5" />
      <Straight className={styles.run} />
      <Leaf className={styles.upper} />
      <Leaf className={styles.lower} />
      <Corner className={styles.lastTurn} d="M6.5 0H6A6 6 0 0 0 0 6V6.5" />
      <Straight className={styles.lastDown} />
    </>
  ),
  /** Down the left margin. */
  stem: <Straight className={styles.down} />,
  /** From the left margin to a line in a drawing. */
  branch: <Corner className={styles.turn} d="M0 0A6 6 0 0 0 6 6H12" />,
  /** Down the left margin, and to a blossom in the field of flowers. */
  end: (
    <>
      <Straight className={styles.down} />
      <Corner className={styles.turn} d="M0-.5V0A6 6 0 0 0 6 6H6.5" />
      <Straight className={styles.run} />
    </>
  ),
};

interface Props {
  part: keyof typeof parts;
  /** For a branch, sets its box and its --level. */
  className?: string | undefined;
}

/** A part of the vine of the home page. It is in the margins, where no text is, and is drawn while the page scrolls. */
export const Vine = ({ part, className = '' }: Props) => (
  <div data-vine="" className={`hide-on-paper ${styles.vine} ${styles[part]} ${className}`}>
    {parts[part]}
  </div>
);
