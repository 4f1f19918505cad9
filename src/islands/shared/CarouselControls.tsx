import type { ReactNode } from 'react';
import { Arrow, PlayIcon } from '@/components/icons';
import styles from './Carousel.module.css';
import type { useCarousel } from './useCarousel';

interface Props {
  words: Record<'previous' | 'next' | 'pause' | 'play', string>;
  carousel: ReturnType<typeof useCarousel>;
  /** Shows the position: dots or a text. */
  children: ReactNode;
}

/** Hidden until hydration, with their space reserved. */
export function CarouselControls({ words, carousel, children }: Props) {
  const { ready, paused, previous, next, togglePause } = carousel;
  return (
    <div className={`row hide-on-paper ${styles.controls}`} inert={!ready}>
      <button type="button" className={`icon-button ${styles.back}`} aria-label={words.previous} onClick={previous}>
        <Arrow />
      </button>
      <button type="button" className="icon-button" aria-label={words.next} onClick={next}>
        <Arrow />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={paused ? words.play : words.pause}
        onClick={togglePause}
      >
        <PlayIcon playing={!paused} />
      </button>
      {children}
    </div>
  );
}
