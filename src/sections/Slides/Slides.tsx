import styles from './Slides.module.css';

interface Props {
  label: string;
  empty: string;
  slides: readonly { plate: string; title: string; description: string }[];
}

/** The highlights at the top of the home page. */
export function Slides({ label, empty, slides }: Props) {
  if (slides.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <section className={styles.slides} aria-label={label}>
      <ol>
        {slides.map((slide) => (
          <li key={slide.title}>
            <p className={styles.title}>{slide.title}</p>
            <p>{slide.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
