import { type PointerEvent, useRef } from 'react';

interface Options {
  onLeft: () => void;
  onRight: () => void;
}

const distance = 40;

/** A swipe by finger or pen to either side. The mouse is left alone: it selects text and clicks. */
export function useSwipe({ onLeft, onRight }: Options) {
  const start = useRef<number>(undefined);
  const moved = useRef(false);
  return {
    /** Whether the click that follows was the end of a swipe. */
    moved: () => moved.current,
    handlers: {
      onPointerDown: ({ clientX, pointerType, isPrimary }: PointerEvent) => {
        moved.current = false;
        // A second finger is a pinch, not a swipe.
        start.current = pointerType === 'mouse' || !isPrimary ? undefined : clientX;
      },
      onPointerCancel: () => {
        start.current = undefined;
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        if (start.current === undefined) return;
        const way = clientX - start.current;
        start.current = undefined;
        if (Math.abs(way) < distance) return;
        moved.current = true;
        if (way < 0) onLeft();
        else onRight();
      },
    },
  };
}
