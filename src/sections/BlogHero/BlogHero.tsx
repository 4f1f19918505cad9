import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import styles from './BlogHero.module.css';

interface Props {
  heading: string;
  lead: string;
  link: { label: string; href: string };
}

export function BlogHero({ heading, lead, link }: Props) {
  return (
    <section className={styles.hero}>
      <div className="grid">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <div className={styles.action}>
          <ButtonLink {...link} />
        </div>
      </div>
    </section>
  );
}
