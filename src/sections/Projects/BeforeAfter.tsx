import type { CSSProperties } from 'react';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { NumberWithUnit } from '@/components/NumberWithUnit';
import { PictureBox } from '@/components/Picture/Picture';
import { numberAndUnit } from '@/lib/numberAndUnit';
import type { DrawingShapes, PictureFile } from '@/pictures/picture';
import { projectStrings } from '@/strings';
import styles from './BeforeAfter.module.css';
import { valuesBetween } from './valuesBetween';

export interface BeforeAfterProps {
  /** The title of the project. */
  project: string;
  /** What was measured before and after it. */
  before: string;
  after: string;
  /** A drawing of art/before-after, which can show both states, and each of them as a file. */
  drawings: { both: DrawingShapes; before: PictureFile; after: PictureFile };
  /** The text alternatives of the two states. */
  alt: { before: string; after: string };
}

/**
 * What changed, as a drawing before and after. Both are side by side; src/scripts/beforeAfter.ts puts the template there, whose range
 * input turns one into the other, by a drawing that replaces the first. Its many shapes cost nothing before.
 */
export function BeforeAfter({ project, before, after, drawings, alt }: BeforeAfterProps) {
  const strings = projectStrings.beforeAfter;
  const values = valuesBetween(before, after);
  const first = values[0] ?? '';
  const { number, unit } = numberAndUnit(first);
  const steps = values.length - 1;
  return (
    <div
      className={styles.beforeAfter}
      data-before-after={values.join('|')}
      style={{ '--steps': steps } as CSSProperties}
    >
      <figure className={styles.before}>
        <figcaption>
          <span className="label">{strings.before}</span>
          <p className="numeral">
            <NumberWithUnit text={first} />
          </p>
        </figcaption>
        <PictureBox className={styles.state} picture={drawings.before} alt={alt.before} />
      </figure>
      <figure className={styles.after}>
        <figcaption>
          <span className="label">{strings.after}</span>
          <p className="numeral">
            <NumberWithUnit text={after} />
          </p>
        </figcaption>
        <PictureBox className={styles.state} picture={drawings.after} alt={alt.after} />
      </figure>
      <template>
        <InlineDrawing drawing={drawings.both} scheme="panel" label={alt.before} />
        <p className="numeral">
          {number}
          <small> {unit}</small>
        </p>
        <input
          type="range"
          max={steps}
          defaultValue="0"
          autoComplete="off"
          aria-label={strings.slider(project)}
          aria-valuetext={first}
        />
      </template>
    </div>
  );
}
