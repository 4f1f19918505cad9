import { useEffect, useRef, useState } from 'react';

/** True for `forMs` after the last call of the returned function. */
export function useHold(forMs: number): [held: boolean, hold: () => void] {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const hold = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHeld(false), forMs);
    setHeld(true);
  };
  return [held, hold];
}
