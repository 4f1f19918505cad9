import type { ReactNode } from 'react';
import { NoBreak } from '@/ui/NoBreak/NoBreak';

interface Props {
  /** An editor may change the heading, but not its address. */
  id: string;
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A heading in the left columns, and its content in the right ones. */
export function HeadedSection({ id, heading, className, children }: Props) {
  return (
    <section className={`grid ${className}`} aria-labelledby={id}>
      <h2 className="aside" id={id}>
        <NoBreak text={heading} />
      </h2>
      <div className="beside">{children}</div>
    </section>
  );
}
