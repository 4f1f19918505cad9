import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Look {
  kind?: 'primary' | 'secondary';
  size?: 'regular' | 'compact';
}

const buttonClass = (kind: Look['kind'] = 'primary', size: Look['size'] = 'regular') =>
  `hide-on-paper ${styles.button} ${styles[kind]} ${styles[size]}`;

/** The leaf at the end of a button, which grows on hover and focus. */
const LeafCell = () => (
  <svg viewBox="0 0 56 56" aria-hidden="true">
    <g className={styles.leafCell}>
      <path d="M14 42A28 28 0 0 1 42 14A28 28 0 0 1 14 42Z" />
      <path className={styles.vein} d="M14 42L42 14" />
    </g>
  </svg>
);

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
  type: 'submit' | 'button';
  /** A busy button keeps the focus, but ignores clicks. */
  busy?: boolean;
}

export function Button({ children, kind, size, busy = false, ...others }: ButtonProps) {
  return (
    <button className={buttonClass(kind, size)} aria-disabled={busy || undefined} {...others}>
      <span>{children}</span>
      <LeafCell />
    </button>
  );
}

interface ButtonLinkProps extends Look {
  href: string;
  label: string;
}

export function ButtonLink({ href, label, kind, size }: ButtonLinkProps) {
  return (
    <a className={buttonClass(kind, size)} href={href}>
      <span>{label}</span>
      <LeafCell />
    </a>
  );
}
