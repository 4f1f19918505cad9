import { ButtonLink } from '@/components/Button/Button';
import { LeafBullet } from '@/components/icons';
import { slug } from '@/lib/text';
import styles from './BulletSection.module.css';

interface Props {
  heading: string;
  items: readonly string[];
  /** The button to apply, under the last item, and what stands there once the role is closed, if it has a last day. */
  apply?: { link: { label: string; href: string }; note: string; closed?: string | undefined } | undefined;
  /** The role is closed. */
  quiet?: boolean;
}

export function BulletSection({ heading, items, apply, quiet = false }: Props) {
  const id = slug(heading);
  return (
    <section className={`${styles.section} ${quiet ? styles.quiet : ''}`} aria-labelledby={id}>
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
          {apply && (
            <div className={styles.apply}>
              <ButtonLink {...apply.link} />
              <p>{apply.note}</p>
            </div>
          )}
          {apply?.closed && (
            <template data-when-closed="">
              <p className={styles.closed}>{apply.closed}</p>
            </template>
          )}
        </div>
      </div>
    </section>
  );
}
