import { type PointerEvent, useRef } from 'react';

/** A swipe of 40 pixels by finger or pen: 1 is next, -1 is previous. The mouse is ignored, because it selects text. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  const moved = useRef(false);
  return {
    /** Whether the click that follows is the end of a swipe. */
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
        const way = clientX - (start.current ?? clientX);
        start.current = undefined;
        moved.current = Math.abs(way) >= 40;
        if (moved.current) onSwipe(way < 0 ? 1 : -1);
      },
    },
  };
}
