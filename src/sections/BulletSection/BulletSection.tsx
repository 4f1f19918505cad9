import { ButtonLink } from '@/components/Button/Button';
import { HeadedSection } from '@/components/HeadedSection/HeadedSection';
import { LeafBullet } from '@/components/icons';
import { TextLink } from '@/components/TextLink/TextLink';
import { routes } from '@/config/routes';
import styles from './BulletSection.module.css';

interface Props {
  heading: string;
  id?: string;
  items: readonly string[];
  /** Large items have a background; quiet ones belong to a closed role. */
  kind?: 'regular' | 'large' | 'quiet';
  /** The button to apply below the list, and its replacement once the role is closed. */
  apply?: Apply | undefined;
}

interface Apply {
  link: { label: string; href: string };
  note: string;
  /** The label of the link to the hiring steps. */
  steps?: string | undefined;
  closed?: string | undefined;
}

export function BulletSection({ items, kind = 'regular', apply, ...head }: Props) {
  const padding = kind === 'large' ? 'section panel' : 'section ruled';
  return (
    <HeadedSection {...head} className={`${padding} ${styles.section} ${styles[kind] ?? ''}`}>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <LeafBullet />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      {apply && (
        <div className={`row ${styles.apply}`}>
          <ButtonLink {...apply.link} />
          <p className="small">{apply.note}</p>
          {apply.steps && <TextLink label={apply.steps} href={`${routes.careers}#hiring`} />}
        </div>
      )}
      {apply?.closed && (
        <template data-when-closed="">
          <p className={styles.closed}>{apply.closed}</p>
        </template>
      )}
    </HeadedSection>
  );
}
