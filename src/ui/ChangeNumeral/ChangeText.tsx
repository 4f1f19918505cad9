import { Arrow } from '@/ui/icons';
import { numberAndUnit } from '@/lib/numberAndUnit';
import type { Change } from './ChangeNumeral';
import styles from './ChangeNumeral.module.css';
import { changeStrings } from './strings';

/** The result of a project in a line of text: 9 → 3 screens. No line breaks beside the arrow. */
export function ChangeText({ before, after }: Change) {
  const { number, unit } = numberAndUnit(after);
  return (
    <>
      <span className={styles.text}>
        {before}
        <span className="visually-hidden">{changeStrings.to}</span>
        <Arrow />
        {number}
      </span>
      {unit && ` ${unit}`}
    </>
  );
}
