import type { ReactNode } from 'react';
import { slug } from '@/lib/text';
import styles from './Embed.module.css';

interface Props {
  title: string;
  /** The frame, or the element that a script fills. */
  children: ReactNode;
}

/** A calendar or a form of another company. Its height is reserved. */
export function Embed({ title, children }: Props) {
  const id = slug(title);
  return (
    <section className={styles.embed} aria-labelledby={id}>
      <div className="grid">
        <h2 id={id}>{title}</h2>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  );
}
