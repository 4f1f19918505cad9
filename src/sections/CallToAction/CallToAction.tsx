import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import styles from './CallToAction.module.css';

interface Props {
  heading: string;
  text: string;
  link: { label: string; href: string };
}

/** The closing call: a field that fills with leaves. */
export function CallToAction({ heading, text, link }: Props) {
  return (
    <section className={`on-accent ${styles.call}`} aria-labelledby="call">
      <div className="grid">
        <h2 id="call">{heading}</h2>
        <div className={styles.action}>
          <p>{text}</p>
          <ButtonLink {...link} />
        </div>
      </div>
    </section>
  );
}
