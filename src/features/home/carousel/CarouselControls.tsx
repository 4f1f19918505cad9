import type { ReactNode } from 'react';
import { Arrow, PlayIcon } from '@/ui/icons';
import styles from './Carousel.module.css';
import type { useCarousel } from './useCarousel';

interface Props {
  strings: Record<'previous' | 'next' | 'pause' | 'play', string>;
  carousel: ReturnType<typeof useCarousel>;
  /** Shows the position: dots or a text. */
  children: ReactNode;
}

/**
 * Hidden until hydration, with their space reserved. In the markup they precede the slides, and the pause button is first, as
 * the ARIA carousel pattern asks.
 */
export function CarouselControls({ strings, carousel, children }: Props) {
  const { ready, paused, previous, next, togglePause } = carousel;
  return (
    <div className={`row hide-on-paper ${styles.controls}`} inert={!ready}>
      <button
        type="button"
        className="icon-button"
        aria-label={paused ? strings.play : strings.pause}
        onClick={togglePause}
      >
        <PlayIcon playing={!paused} />
      </button>
      <button type="button" className={`icon-button ${styles.back}`} aria-label={strings.previous} onClick={previous}>
        <Arrow />
      </button>
      <button type="button" className="icon-button" aria-label={strings.next} onClick={next}>
        <Arrow />
      </button>
      {children}
    </div>
  );
}
