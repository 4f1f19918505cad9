import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long after a press the browser may still set the caret. */
const pressMs = 500;

/**
 * Whether a carousel stays because the visitor may be reading: keyboard focus is in it, the pointer is on its texts, or a caret
 * that no pointer has set, with which screen readers read.
 */
export function useRest() {
  const [hasFocus, setHasFocus] = useState(false);
  const [hasCaret, setHasCaret] = useState(false);
  const [hasPointer, setHasPointer] = useState(false);
  const carousel = useRef<HTMLElement>(null);
  const lastPointer = useRef<Event>(undefined);

  const updateCaret = useEffectEvent(({ timeStamp }: Event) => {
    const last = lastPointer.current;
    const isPressed = last?.type === 'pointerdown' || (last && timeStamp - last.timeStamp < pressMs);
    const caret = getSelection()?.anchorNode ?? null;
    // A click leaves a caret, too, and the carousel would rest for good.
    setHasCaret(!isPressed && caret !== null && carousel.current?.contains(caret) === true);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const keep = (event: Event) => {
      lastPointer.current = event;
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
      addEventListener(type, keep, { capture: true, signal });
    }
    document.addEventListener('selectionchange', (event) => updateCaret(event), { signal });
    return () => listening.abort();
  }, []);

  /** Until something else in the carousel gets the focus, or the caret moves. */
  const ignoreFocus = () => {
    setHasFocus(false);
    setHasCaret(false);
  };

  return {
    resting: hasFocus || hasCaret || hasPointer,
    /** Attributes of the carousel. */
    region: {
      ref: carousel,
      onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible')),
      // A window that loses the focus fires blur, too. Then the element is still the active one, and must not become inert.
      onBlur: ({ target }: FocusEvent) => target !== document.activeElement && setHasFocus(false),
      // A click may leave the keyboard focus where it is.
      onPointerDownCapture: ignoreFocus,
    },
    /** Event handlers of the row of slides. */
    track: {
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: () => setHasPointer(false),
    },
    /** Until the pointer has left the texts and comes back. */
    ignorePointer: () => setHasPointer(false),
    ignoreFocus,
  };
}
