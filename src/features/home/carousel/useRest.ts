import { type FocusEvent, useState } from 'react';

/** Whether a carousel stays because the visitor may be reading: keyboard focus is in it, or the pointer is on its texts. */
export function useRest() {
  const [hasFocus, setHasFocus] = useState(false);
  const [hasPointer, setHasPointer] = useState(false);
  return {
    resting: hasFocus || hasPointer,
    /** Event handlers of the carousel. */
    region: {
      onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible')),
      // A window that loses the focus fires blur, too. Then the element is still the active one, and must not become inert.
      onBlur: ({ target }: FocusEvent) => target !== document.activeElement && setHasFocus(false),
      // A click may leave the keyboard focus where it is.
      onPointerDownCapture: () => setHasFocus(false),
    },
    /** Event handlers of the row of slides. */
    track: {
      onPointerEnter: () => setHasPointer(true),
      onPointerLeave: () => setHasPointer(false),
    },
    /** Until the pointer has left the texts and comes back. */
    ignorePointer: () => setHasPointer(false),
    /** Until something else in the carousel gets the focus. */
    ignoreFocus: () => setHasFocus(false),
  };
}
