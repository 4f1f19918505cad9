import { Picture } from '@/components/Picture/Picture';
import { twoDigits } from '@/lib/text';
import type { PictureSource } from '@/pictures/picture';
import styles from './Slides.module.css';

interface Props {
  label: string;
  empty: string;
  position: string;
  slides: readonly { title: string; description: string; picture: PictureSource }[];
}

/** The highlights: five plates standing like book spines, the open one wide. The texts can be scrolled sideways. */
export function Slides({ label, empty, position, slides }: Props) {
  if (slides.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <section className={styles.slides} aria-label={label}>
      <div className={styles.text}>
        <p className={styles.number} aria-hidden="true">
          <span className="numeral">{twoDigits(1)}</span>
          <span className="label">{position}</span>
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <ol className={styles.copies} tabIndex={0} aria-label={label}>
          {slides.map((slide) => (
            <li key={slide.title} data-slide="">
              <p className={styles.title}>{slide.title}</p>
              <p>{slide.description}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.panels}>
        {slides.map((slide, index) => (
          <div className={styles.panel} key={slide.title}>
            <Picture picture={slide.picture} alt="" priority={index === 0} />
          </div>
        ))}
      </div>
    </section>
  );
}
