import type { ComponentProps } from 'react';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import type { DrawingShapes } from '@/drawings/picture';
import styles from './Staircase.module.css';

interface Props extends ComponentProps<'div'> {
  /** The drawing above the steps. Without it they are a plain list. */
  stairs?: DrawingShapes | undefined;
}

/** A box for an ordered list of steps. On wide screens each step is below its stair of the drawing. */
export function Staircase({ stairs, className, children, ...box }: Props) {
  return (
    <div className={`${styles.box} ${stairs ? styles.withStairs : ''} ${className}`} {...box}>
      {stairs && (
        <div className={styles.stairs}>
          <InlineDrawing drawing={stairs} scheme="page" />
        </div>
      )}
      {children}
    </div>
  );
}
