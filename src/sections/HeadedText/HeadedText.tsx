import { Prose } from '@/components/Prose/Prose';
import { slug } from '@/lib/text';
import styles from './HeadedText.module.css';

interface Props {
  heading: string;
  text: string;
  /** Close where it is one of several of its kind below each other. */
  spacing?: 'open' | 'close';
  /** A line above sets it off, unless a picture ends there. */
  ruled?: boolean;
}

/** A heading in the left columns and its paragraphs in the right ones. */
export function HeadedText({ heading, text, spacing = 'open', ruled = true }: Props) {
  const id = slug(heading);
  return (
    <section className={`${styles.section} ${styles[spacing]} ${ruled ? styles.ruled : ''}`} aria-labelledby={id}>
      <div className="grid">
        <h2 id={id}>{heading}</h2>
        <div className={styles.text}>
          <Prose text={text} />
        </div>
      </div>
    </section>
  );
}
