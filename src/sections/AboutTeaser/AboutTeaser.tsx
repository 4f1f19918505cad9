import { TextLink } from '@/components/TextLink/TextLink';
import styles from './AboutTeaser.module.css';

interface Props {
  label: string;
  heading: string;
  text: string;
  link: { label: string; href: string };
}

export function AboutTeaser({ label, heading, text, link }: Props) {
  return (
    <section className={`grid ${styles.about}`} aria-labelledby="about">
      <div className={styles.main}>
        <p className="label">{label}</p>
        <h2 id="about">{heading}</h2>
        <div className={styles.foot}>
          <p className="lead">{text}</p>
          <TextLink {...link} />
        </div>
      </div>
    </section>
  );
}
