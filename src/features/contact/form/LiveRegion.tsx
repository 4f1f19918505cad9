import { useEffect, useEffectEvent, useState } from 'react';
import type { FormState } from './formState';
import { announcement } from './texts';

/** Long enough for a screen reader to notice that the region is empty. */
const pauseMs = 100;

/**
 * Announces errors, answers and a restored draft. It is always in the DOM, because screen readers announce only changes of
 * a region that exists. It is emptied first, so that the same text is announced again.
 */
export function LiveRegion({ state }: { state: FormState }) {
  const { status, notice } = state;
  const [text, setText] = useState('');
  // The errors are those of the press: a visitor who corrects them one by one hears nothing.
  const announce = useEffectEvent((changed: Partial<FormState>) => setText(announcement({ ...state, ...changed })));

  useEffect(() => {
    setText('');
    const pause = setTimeout(() => announce({ status, notice }), pauseMs);
    return () => clearTimeout(pause);
  }, [status, notice]);

  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
