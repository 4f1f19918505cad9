import type { ReactNode, Ref } from 'react';
import styles from '@/components/ButtonLink/ButtonLink.module.css';
import { LeafCell } from '@/components/LeafCell/LeafCell';

interface Props {
  children: ReactNode;
  type: 'submit' | 'button';
  kind?: 'primary' | 'secondary';
  size?: 'regular' | 'small';
  /** At work: it stays where the focus is, but pressing it again does nothing. */
  busy?: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that looks like its sister, the link. */
export function Button({ children, type, kind = 'primary', size = 'regular', busy = false, onClick, ref }: Props) {
  return (
    <button
      className={`${styles.button} ${styles[kind]} ${styles[size]}`}
      type={type}
      aria-disabled={busy || undefined}
      onClick={onClick}
      ref={ref}
    >
      <span>{children}</span>
      <LeafCell />
    </button>
  );
}
