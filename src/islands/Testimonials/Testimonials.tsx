import { Blossom, BlossomShape } from '@/components/Blossom/Blossom';
import { fill } from '@/lib/fill';
import { CarouselControls, type CarouselWords } from '../shared/CarouselControls/CarouselControls';
import { useCarousel } from '../shared/useCarousel';
import { useReady } from '../shared/useReady';
import { useSwipe } from '../shared/useSwipe';
import styles from './Testimonials.module.css';

interface Props {
  words: CarouselWords & { heading: string; stars: string; slide: string; position: string };
  testimonials: readonly { name: string; position: string; stars: number; review: string }[];
  shown: number;
  everyMs: number;
  holdMs: number;
}

/** Quotes, two at a time. Before the script runs, and without one, they stand in a row that scrolls sideways. */
export function Testimonials({ words, testimonials, shown, everyMs, holdMs }: Props) {
  const ready = useReady();
  const total = testimonials.length;
  const carousel = useCarousel({ count: total, step: shown, everyMs, holdMs });
  const { index, moved, playing, next, previous } = carousel;
  const swipe = useSwipe({ onLeft: next, onRight: previous });
  const slot = (place: number) => (place - index + total) % total;
  const [first, second] = [index + 1, ((index + 1) % total) + 1];

  return (
    <section
      className={`${styles.testimonials} ${total === 1 ? styles.single : ''}`}
      aria-roledescription={total > shown ? 'carousel' : undefined}
      aria-labelledby="testimonials"
      data-ready={ready}
      data-moved={moved}
    >
      <BlossomShape />
      <div className="grid">
        <div className={styles.head}>
          <h2 id="testimonials">{words.heading}</h2>
          {/* What is shown all at once needs no controls. */}
          {total > shown && (
            <CarouselControls words={words} carousel={carousel} ready={ready}>
              <span className={`label ${styles.position}`}>{fill(words.position, { first, second, total })}</span>
            </CarouselControls>
          )}
        </div>
        <div
          className={styles.quotes}
          aria-live={playing ? 'off' : 'polite'}
          tabIndex={ready || total <= shown ? undefined : 0}
          {...(total > shown && swipe.handlers)}
        >
          {testimonials.map((testimonial, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern
            <div
              className={styles.slide}
              role="group"
              aria-roledescription={total > shown ? 'slide' : undefined}
              aria-label={fill(words.slide, { number: place + 1, total })}
              data-slot={slot(place) < shown ? slot(place) + 1 : undefined}
              inert={ready && slot(place) >= shown}
              key={testimonial.name}
            >
              <figure className={styles.quote}>
                <div className={styles.stars} role="img" aria-label={fill(words.stars, { count: testimonial.stars })}>
                  {Array.from({ length: testimonial.stars }, (_, star) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the stars are alike and never move
                    <Blossom key={star} />
                  ))}
                </div>
                <blockquote>
                  <p>“{testimonial.review}”</p>
                </blockquote>
                <figcaption>
                  <b>{testimonial.name}</b>
                  <span className="label">{testimonial.position}</span>
                </figcaption>
              </figure>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
