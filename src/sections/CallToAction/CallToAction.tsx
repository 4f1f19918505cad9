import { ButtonLink } from '@/components/Button/Button';
import { Picture } from '@/components/Picture/Picture';
import { callField, decorationOf } from '@/pictures/drawings';
import styles from './CallToAction.module.css';

interface Props {
  heading: string;
  text: string;
  link: { label: string; href: string };
}

/** The closing call, above a field that fills with leaves from left to right; every call has a field of its own. */
export function CallToAction({ heading, text, link }: Props) {
  return (
    <section className={`on-accent ${styles.call}`} aria-labelledby="call">
      <div className={`grid ${styles.grid}`}>
        <h2 id="call">{heading}</h2>
        <div className={styles.action}>
          <p>{text}</p>
          <ButtonLink {...link} />
        </div>
      </div>
      <div className={`hide-on-paper ${styles.field}`}>
        <Picture picture={decorationOf(callField(heading))} alt="" />
      </div>
    </section>
  );
}
