import type { ReactNode } from 'react';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { slug } from '@/lib/text';

interface Props {
  heading: string;
  /** Default: derived from the heading. */
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A heading in the left columns, and its content in the right ones. */
export function HeadedSection({ heading, id = slug(heading), className, children }: Props) {
  return (
    <section className={`grid ${className}`} aria-labelledby={id}>
      <h2 className="aside" id={id}>
        <NoBreak text={heading} />
      </h2>
      <div className="beside">{children}</div>
    </section>
  );
}
