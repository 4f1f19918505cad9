import { ButtonLink } from '@/ui/Button/Button';
import { HeadedSection } from '@/ui/HeadedSection/HeadedSection';
import { LeafBullet } from '@/ui/icons';
import { TextLink } from '@/ui/TextLink/TextLink';
import styles from './BulletSection.module.css';

interface Props {
  id: string;
  heading: string;
  items: readonly string[];
  /** Large items have a background. */
  kind?: 'regular' | 'large';
  /** The button to apply below the list. */
  apply?: Apply | undefined;
}

interface Apply {
  link: { label: string; href: string };
  note: string;
  /** Leads to the steps of the hiring process. */
  steps: { label: string; href: string } | undefined;
}

export function BulletSection({ items, kind = 'regular', apply, ...head }: Props) {
  const padding = kind === 'large' ? 'section panel' : 'section ruled';
  return (
    <HeadedSection {...head} className={`${padding} ${styles.part} ${styles[kind] ?? ''}`}>
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
          {apply.steps && <TextLink {...apply.steps} />}
        </div>
      )}
    </HeadedSection>
  );
}
