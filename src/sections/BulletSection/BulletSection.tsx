import type { ReactNode } from 'react';
import { LeafBullet } from '@/components/LeafBullet/LeafBullet';
import { slug } from '@/lib/text';
import styles from './BulletSection.module.css';

interface Props {
  heading: string;
  items: readonly string[];
  /** What follows the last bullet. */
  children?: ReactNode;
}

export function BulletSection({ heading, items, children }: Props) {
  const id = slug(heading);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className="grid">
        <h2 id={id}>{heading}</h2>
        <div className={styles.text}>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <LeafBullet />
                <span>{item}</span>
              </li>
            ))}
          </ul>
          {children}
        </div>
      </div>
    </section>
  );
}
