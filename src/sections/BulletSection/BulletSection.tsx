import { LeafBullet } from '@/components/LeafBullet/LeafBullet';
import { slug } from '@/lib/text';
import styles from './BulletSection.module.css';
import { SelfCheck, type SelfCheckWords } from './SelfCheck';

interface Props {
  heading: string;
  items: readonly string[];
  /** Where the items can be ticked. */
  selfCheck?: SelfCheckWords;
  /** What is over is told in a low voice. */
  quiet?: boolean;
}

export function BulletSection({ heading, items, selfCheck, quiet = false }: Props) {
  const id = slug(heading);
  return (
    <section className={`${styles.section} ${quiet ? styles.quiet : ''}`} aria-labelledby={id}>
      <div className="grid">
        <h2 id={id}>{heading}</h2>
        <ul className={styles.list} data-requirements={selfCheck && ''}>
          {items.map((item) => (
            <li key={item}>
              <LeafBullet />
              <span>{item}</span>
            </li>
          ))}
        </ul>
        {selfCheck && <SelfCheck words={selfCheck} total={items.length} />}
      </div>
    </section>
  );
}
