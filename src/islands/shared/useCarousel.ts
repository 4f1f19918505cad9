import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useReady } from './useReady';
import { useSwipe } from './useSwipe';

export interface CarouselOptions {
  count: number;
  /** How many places one move goes. */
  step: number;
  everyMs: number;
  /** How long a manual move keeps the carousel from moving by itself. */
  holdMs: number;
}

function subscribeToPage(changed: () => void) {
  const events = ['motionchange', 'visibilitychange', 'prerenderingchange'];
  // Not all of these events bubble from the document to the window, so they are caught in the capture phase.
  for (const event of events) addEventListener(event, changed, true);
  // Not every browser fires an event when a dialog opens.
  const dialogs = new MutationObserver(changed);
  dialogs.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => {
    for (const event of events) removeEventListener(event, changed, true);
    dialogs.disconnect();
  };
}

const always = () => true;
/** The visitor's switch for all motion, which starts with the system's setting. */
const hasMotion = () => document.documentElement.dataset.motion !== 'off';
/** The tab is not hidden, the page is not rendered ahead of a visit, and no dialog is open. */
const isPageActive = () => !document.hidden && !document.prerendering && !document.querySelector('dialog[open]');

/** The position of a carousel, its timer and its controls. */
export function useCarousel({ count, step, everyMs, holdMs }: CarouselOptions) {
  const motion = useSyncExternalStore(subscribeToPage, hasMotion, always);
  const active = useSyncExternalStore(subscribeToPage, isPageActive, always);
  const [place, setPlace] = useState({ index: 0, moved: false });
  // Every manual move is a new object, so that a second one restarts the hold.
  const [held, setHeld] = useState<object>();
  // A pause chosen here outlives the switch for all motion; a play chosen here ends when that switch is used.
  const [choice, setChoice] = useState<'pause' | 'play'>();
  const [lastMotion, setLastMotion] = useState(motion);
  if (lastMotion !== motion) {
    setLastMotion(motion);
    if (choice === 'play') setChoice(undefined);
  }
  const paused = choice ? choice === 'pause' : !motion;
  const playing = !paused && !held && active && count > step;

  const go = (by: number) =>
    setPlace(({ index }) => ({ index: (((index + by) % count) + count) % count || 0, moved: true }));
  const goByHand = (by: number) => {
    go(by);
    setHeld({});
  };
  const advance = useEffectEvent(() => go(step));

  useEffect(() => {
    if (!held || !active) return;
    // Flushed, so that the wait for the next move starts now.
    const timer = setTimeout(() => flushSync(() => setHeld(undefined)), holdMs);
    return () => clearTimeout(timer);
  }, [held, active, holdMs]);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => advance(), everyMs);
    return () => clearInterval(timer);
  }, [playing, everyMs]);

  return {
    ...place,
    ready: useReady(),
    /** For the row of slides: changes are announced while it is paused. */
    track: { 'data-track': '', 'aria-live': playing ? 'off' : 'polite' } as const,
    paused,
    playing,
    next: () => goByHand(step),
    previous: () => goByHand(-step),
    jump: (target: number) => goByHand(target - place.index),
    swipe: useSwipe((direction) => goByHand(direction * step)),
    togglePause: () => setChoice(paused ? 'play' : 'pause'),
  };
}
