import type { ReactNode } from 'react';
import { Arrow } from '@/components/Arrow/Arrow';
import { PlayIcon } from '@/components/PlayIcon/PlayIcon';
import type { useCarousel } from '../useCarousel';
import styles from './CarouselControls.module.css';

export interface CarouselWords {
  previous: string;
  next: string;
  pause: string;
  play: string;
}

interface Props {
  words: CarouselWords;
  carousel: Pick<ReturnType<typeof useCarousel>, 'paused' | 'previous' | 'next' | 'togglePause'>;
  ready: boolean;
  /** What tells the position: dots, or a line of text. */
  children: ReactNode;
}

/** Back, on and pause. They keep their place but are not seen until the script can answer them. */
export function CarouselControls({ words, carousel, ready, children }: Props) {
  const { paused, previous, next, togglePause } = carousel;
  return (
    <div className={styles.controls} inert={!ready}>
      <button type="button" className={styles.back} aria-label={words.previous} onClick={previous}>
        <Arrow />
      </button>
      <button type="button" aria-label={words.next} onClick={next}>
        <Arrow />
      </button>
      <button type="button" aria-label={paused ? words.play : words.pause} onClick={togglePause}>
        <PlayIcon playing={!paused} />
      </button>
      {children}
    </div>
  );
}
