import { NumberWithUnit } from '@/ui/NumberWithUnit';
import { PictureBox } from '@/ui/Picture/Picture';
import type { PictureFile } from '@/drawings/picture';
import styles from './BeforeAfter.module.css';
import { projectStrings } from './strings';

/** What was measured at one time, and a drawing of it. */
interface State {
  value: string;
  picture: PictureFile;
  /** The text alternative of the picture. */
  alt: string;
}

interface Props {
  before: State;
  after: State;
}

/** What changed, as two drawings side by side. */
export const BeforeAfter = ({ before, after }: Props) => (
  <div className={styles.beforeAfter}>
    <StateFigure label={projectStrings.before} state={before} />
    <StateFigure label={projectStrings.after} state={after} />
  </div>
);

const StateFigure = ({ label, state }: { label: string; state: State }) => (
  <figure>
    <figcaption>
      <span className="label">{label}</span>
      <p className="numeral">
        <NumberWithUnit text={state.value} />
      </p>
    </figcaption>
    <PictureBox className={styles.picture} picture={state.picture} alt={state.alt} />
  </figure>
);
