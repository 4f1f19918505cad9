import type { CSSProperties } from 'react';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { NumberWithUnit } from '@/components/NumberWithUnit';
import { Plate } from '@/components/Picture/Picture';
import type { Figure, PictureSource } from '@/pictures/picture';
import { projectStrings } from '@/strings';
import styles from './Change.module.css';

export interface ChangeProps {
  /** The title of the project. */
  project: string;
  /** A drawing of art/changes, which can show both states. */
  figure: Figure;
  /** Its first state, as a file. */
  start: PictureSource;
  /** Its second state, as a file. */
  result: PictureSource;
  /** The text alternatives of the two states. */
  alt: { before: string; after: string };
  /** The first value, those between, and the last. */
  values: readonly string[];
}

/**
 * What changed, as a drawing before and after. Both are side by side; src/scripts/changes.ts puts the template there, whose range
 * input turns one into the other, by a drawing that replaces the first. Its many shapes cost nothing before.
 */
export function Change({ project, figure, start, result, alt, values }: ChangeProps) {
  const { before, after, slider } = projectStrings.change;
  const first = values[0] ?? '';
  const [number, ...unit] = first.split(' ');
  const steps = values.length - 1;
  return (
    <div className={styles.change} data-change={values.join('|')} style={{ '--steps': steps } as CSSProperties}>
      <figure className={styles.before}>
        <figcaption>
          <span className="label">{before}</span>
          <p className="numeral">
            <NumberWithUnit text={first} />
          </p>
        </figcaption>
        <Plate className={styles.state} picture={start} alt={alt.before} />
      </figure>
      <figure className={styles.after}>
        <figcaption>
          <span className="label">{after}</span>
          <p className="numeral">
            <NumberWithUnit text={values.at(-1) ?? ''} />
          </p>
        </figcaption>
        <Plate className={styles.state} picture={result} alt={alt.after} />
      </figure>
      <template>
        <InlineDrawing figure={figure} scheme="panel" label={alt.before} />
        <p className="numeral">
          {number}
          <small> {unit.join(' ')}</small>
        </p>
        <input
          type="range"
          max={steps}
          defaultValue="0"
          autoComplete="off"
          aria-label={slider(project)}
          aria-valuetext={first}
        />
      </template>
    </div>
  );
}
