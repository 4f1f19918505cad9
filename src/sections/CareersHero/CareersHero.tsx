import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { Picture } from '@/components/Picture/Picture';
import type { PictureSource } from '@/pictures/picture';
import styles from './CareersHero.module.css';

interface Props {
  label: string;
  heading: string;
  lead: string;
  link: { label: string; href: string };
  picture: PictureSource;
}

export function CareersHero({ label, heading, lead, link, picture }: Props) {
  return (
    <section className="grid">
      <div className={styles.plate}>
        <Picture picture={picture} alt="" priority />
      </div>
      <div className={styles.text}>
        <p className={styles.crumb}>{label}</p>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <div>
          <ButtonLink {...link} />
        </div>
      </div>
    </section>
  );
}
