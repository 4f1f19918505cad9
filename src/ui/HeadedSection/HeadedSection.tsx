import type { ReactNode } from 'react';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import styles from './HeadedSection.module.css';

interface Props {
  /** An editor may change the heading, but not its address. */
  id: string;
  heading: string;
  className?: string | undefined;
  /** Below the heading, on a phone below the content. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A heading in the left columns, and its content in the right ones. */
export function HeadedSection({ id, heading, className = '', aside, children }: Props) {
  return (
    <section className={`grid ${aside ? styles.withAside : ''} ${className}`} aria-labelledby={id}>
      <h2 className="aside" id={id}>
        <NoBreak text={heading} />
      </h2>
      <div className="beside">{children}</div>
      {aside && <div className={`aside ${styles.below}`}>{aside}</div>}
    </section>
  );
}
