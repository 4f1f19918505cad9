import { Arrow } from '@/ui/icons';
import { NumberWithUnit } from '@/ui/NumberWithUnit';
import styles from './ChangeNumeral.module.css';
import { changeStrings } from './strings';

export interface Change {
  before: string;
  after: string;
}

/** The result of a project: 9 → 3 screens. A span, because a summary may have no paragraph. */
export const ChangeNumeral = ({ before, after }: Change) => (
  <span className={`numeral ${styles.change}`}>
    <span className="muted">
      <NumberWithUnit text={before} />
    </span>
    <span className="visually-hidden">{changeStrings.to}</span>
    <Arrow />
    <span>
      <NumberWithUnit text={after} />
    </span>
  </span>
);
