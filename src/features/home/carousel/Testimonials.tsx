import { type Change, ChangeNumeral } from '@/ui/ChangeNumeral/ChangeNumeral';
import { Stars } from '@/ui/icons';
import { TextLink } from '@/ui/TextLink/TextLink';
import type { HomePage } from '@/content/pages/home.schema';
import { CarouselControls } from './CarouselControls';
import { testimonials as timing } from './constants';
import { testimonialsStrings as strings } from './strings';
import styles from './Testimonials.module.css';
import { useCarousel } from './useCarousel';

type Testimonial = Omit<HomePage['testimonials']['quotes'][number], 'project'> & {
  /** The result of the project. */
  change?: Change | undefined;
  /** Links to the project. */
  link?: { label: string; href: string } | undefined;
};

interface Props {
  heading: string;
  testimonials: readonly Testimonial[];
  /** Leads to all projects. */
  all?: Testimonial['link'];
}

/** How many are seen at a time. */
const shown = 2;

/** Quotes, two at a time. Until hydration they are a row that scrolls sideways. */
export function Testimonials({ heading, testimonials, all }: Props) {
  const total = testimonials.length;
  const carousel = useCarousel({ count: total, step: shown, ...timing, trackLabel: strings.track });
  const { index, last = index, ready, region, track, swipe } = carousel;
  const isCarousel = total > shown;
  const slotOf = (number: number, first: number) => (number - first + total) % total;
  const isShown = (number: number) => slotOf(number, index) < shown;
  /** A quote that is not shown keeps its last slot, in which it fades. */
  const slot = (number: number) => slotOf(number, isShown(number) ? index : last) + 1;
  const range = strings.position(index + 1, ((index + 1) % total) + 1, total);

  return (
    <section
      className={`section grid ${styles.testimonials} ${total === 1 ? styles.single : ''}`}
      aria-roledescription={isCarousel ? 'carousel' : undefined}
      aria-labelledby="testimonials"
      {...region}
    >
      <div className={`stack ${styles.head}`}>
        <h2 id="testimonials">{heading}</h2>
        {isCarousel && (
          <CarouselControls strings={strings} carousel={carousel}>
            <span className={`label ${styles.position}`} {...carousel.position}>
              {range}
            </span>
          </CarouselControls>
        )}
      </div>
      <div className={`beside ${styles.quotes}`} {...track} {...(isCarousel && swipe.handlers)}>
        {testimonials.map(({ link, ...quote }, number) => (
          // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for a group
          <div
            className={styles.slide}
            role="group"
            aria-roledescription={isCarousel ? 'slide' : undefined}
            aria-label={strings.slide(number + 1, total)}
            data-slot={slot(number)}
            inert={ready && !isShown(number)}
            key={quote.name}
          >
            <Quote {...quote} />
            {link && <TextLink {...link} />}
          </div>
        ))}
      </div>
      {all && (
        <div className={`ruled ${styles.all}`}>
          <TextLink {...all} />
        </div>
      )}
    </section>
  );
}

function Quote({ name, position, stars, review, change }: Testimonial) {
  return (
    <figure className={`stack ${styles.quote}`}>
      {change && <ChangeNumeral {...change} />}
      <blockquote className="statement">
        <q>{review}</q>
      </blockquote>
      <figcaption>
        <div className={`row ${styles.name}`}>
          <b>{name}</b>
          <span className={styles.stars} role="img" aria-label={strings.stars(stars)}>
            <Stars count={stars} />
          </span>
        </div>
        <span className="label">{position}</span>
      </figcaption>
    </figure>
  );
}
