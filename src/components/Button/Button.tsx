import type { ComponentProps } from 'react';
import styles from '@/components/ButtonLink/ButtonLink.module.css';
import { LeafCell } from '@/components/LeafCell/LeafCell';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  type: 'submit' | 'button';
  kind?: 'primary' | 'secondary';
  size?: 'regular' | 'small';
  /** At work: it stays where the focus is, but pressing it again does nothing. */
  busy?: boolean;
}

/** A button that looks like its sister, the link. */
export function Button({ children, kind = 'primary', size = 'regular', busy = false, ...others }: Props) {
  return (
    <button
      className={`${styles.button} ${styles[kind]} ${styles[size]}`}
      aria-disabled={busy || undefined}
      {...others}
    >
      <span>{children}</span>
      <LeafCell />
    </button>
  );
}
