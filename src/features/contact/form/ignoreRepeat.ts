import type { KeyboardEvent, MouseEvent } from 'react';

/** Prevents sending twice by holding Enter or double-clicking. */
export function ignoreRepeat(event: KeyboardEvent | MouseEvent) {
  const isHeldEnter = 'repeat' in event && event.repeat && event.key === 'Enter';
  const isWriting = event.target instanceof HTMLTextAreaElement;
  if (!isWriting && (isHeldEnter || event.detail > 1)) event.preventDefault();
}
