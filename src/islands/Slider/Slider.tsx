import type { MouseEvent, ReactNode } from 'react';
import { Picture } from '@/components/Picture/Picture';
import { TextLink } from '@/components/TextLink/TextLink';
import { fill } from '@/lib/fill';
import { twoDigits } from '@/lib/text';
import type { PictureSource } from '@/pictures/picture';
import { CarouselControls, type CarouselWords } from '../shared/CarouselControls/CarouselControls';
import { useCarousel } from '../shared/useCarousel';
import { useReady } from '../shared/useReady';
import { useSwipe } from '../shared/useSwipe';
import styles from './Slider.module.css';

interface Props {
  words: CarouselWords & {
    label: string;
    empty: string;
    position: string;
    slide: string;
    choose: string;
    /** The way on from any slide. */
    link: { label: string; href: string };
  };
  /** The picture of the first slide, where it stands in the page itself; that slide then has none. */
  first?: ReactNode;
  slides: readonly { title: string; description: string; picture?: PictureSource | undefined }[];
  everyMs: number;
  holdMs: number;
}

/** How wide an open plate is: what the spines of the others leave beside or above the words. */
function sizesOf(count: number): string {
  const [narrow, wide] = [44, count > 6 ? 56 : 64].map((spine) => (count - 1) * spine);
  return `(max-width: 640px) 100vw, (max-width: 1100px) and (orientation: portrait) calc(100vw - ${narrow}px), (max-width: 1100px) calc(58vw - ${narrow}px), calc(66vw - ${wide}px)`;
}

/**
 * Plates standing like book spines, the open one wide; one plate stands alone, without controls. Before the script runs, and without one, the texts can be
 * scrolled sideways and no control is shown.
 */
export function Slider({ words, first, slides, everyMs, holdMs }: Props) {
  const ready = useReady();
  const carousel = useCarousel({ count: slides.length, step: 1, everyMs, holdMs });
  const { index, moved, playing, jump, next, previous, togglePause } = carousel;
  const swipe = useSwipe({ onLeft: next, onRight: previous });

  // Set by script, because the policy allows no styles in the HTML; before the script nothing advances.
  const lastsAsLongAsItsSlide = (bar: HTMLElement | null) => {
    bar?.style.setProperty('animation-duration', `${everyMs}ms`);
  };

  if (slides.length === 0) return <p className={styles.empty}>{words.empty}</p>;

  const togglePauseOnArea = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, a')) return;
    if (ready && !swipe.moved() && getSelection()?.isCollapsed !== false) togglePause();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the pause button does the same by keyboard
    <section
      className={styles.slider}
      aria-roledescription="carousel"
      aria-label={words.label}
      data-ready={ready}
      data-moved={moved}
      data-playing={playing}
      onClick={togglePauseOnArea}
      {...swipe.handlers}
    >
      {/* First in the page, so that its room is there before the texts below it are painted on a phone. */}
      <div className={styles.panels}>
        {slides.map((slide, place) => (
          <div className={styles.panel} data-current={place === index} data-after={place > index} key={slide.title}>
            <div className={styles.plate}>
              <div className={styles.picture}>
                {slide.picture ? (
                  <Picture picture={slide.picture} alt="" sizes={sizesOf(slides.length)} priority={place === 0} />
                ) : (
                  first
                )}
              </div>
            </div>
            {/* The spine answers to a click; the dots do the same for everyone. */}
            <button type="button" tabIndex={-1} aria-hidden="true" onClick={() => jump(place)}>
              <span>{twoDigits(place + 1)}</span>
            </button>
            <span className={styles.progress} ref={lastsAsLongAsItsSlide} />
          </div>
        ))}
      </div>
      <div className={styles.text}>
        {slides.length > 1 && (
          <p className={styles.number} aria-hidden="true">
            <span className="numeral">{twoDigits(index + 1)}</span>
            <span className="label">{words.position}</span>
          </p>
        )}
        <div className={styles.copies} aria-live={playing ? 'off' : 'polite'} tabIndex={ready ? undefined : 0}>
          {slides.map((slide, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern
            <div
              className={styles.copy}
              role="group"
              aria-roledescription="slide"
              aria-label={fill(words.slide, { number: place + 1, total: slides.length })}
              data-slide=""
              data-current={place === index}
              inert={ready && place !== index}
              key={slide.title}
            >
              <p className={styles.title}>{slide.title}</p>
              <p>{slide.description}</p>
            </div>
          ))}
        </div>
        <div className={styles.link}>
          <TextLink {...words.link} />
        </div>
        {slides.length > 1 && (
          <CarouselControls words={words} carousel={carousel} ready={ready}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are buttons */}
            <div className={styles.dots} role="group" aria-label={words.choose}>
              {slides.map((slide, place) => (
                <button
                  type="button"
                  aria-label={`${fill(words.slide, { number: place + 1, total: slides.length })}: ${slide.title}`}
                  aria-current={place === index}
                  onClick={() => jump(place)}
                  key={slide.title}
                >
                  <i />
                </button>
              ))}
            </div>
          </CarouselControls>
        )}
      </div>
    </section>
  );
}
