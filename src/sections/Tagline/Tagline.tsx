import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import styles from './Tagline.module.css';

interface Action {
  label: string;
  href: string;
}

interface Props {
  tagline: string;
  lead: string;
  contact: Action;
  services: Action;
}

export function Tagline({ tagline, lead, contact, services }: Props) {
  return (
    <section className={styles.tagline}>
      <h1>{tagline}</h1>
      <div className={`grid ${styles.foot}`}>
        <p className="lead">{lead}</p>
        <div>
          <ButtonLink {...contact} />
          <ButtonLink {...services} kind="secondary" />
        </div>
      </div>
    </section>
  );
}
