import { type RefObject, useEffect } from 'react';
import { useMotion } from '../shared/useMotion';
import { whenSeen } from '../shared/whenSeen';

/** Blurs every [data-reveal] below an element until the given share of its card has been in view, once. */
export function useReveal(root: RefObject<HTMLElement | null>, threshold: number) {
  const motion = useMotion();

  useEffect(() => {
    const overlays = [...(root.current?.querySelectorAll<HTMLElement>('[data-reveal]') ?? [])];
    const stops = overlays.map((overlay) => {
      const clear = () => {
        overlay.dataset.reveal = 'clear';
      };
      if (!motion || overlay.dataset.reveal === 'clear' || !overlay.parentElement) {
        clear();
        return () => {};
      }
      overlay.dataset.reveal = 'blurred';
      return whenSeen(overlay.parentElement, threshold, clear);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [root, threshold, motion]);
}
