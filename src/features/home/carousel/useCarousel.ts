import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useReady } from '@/ui/useReady';
import { useRest } from './useRest';
import { useSwipe } from './useSwipe';

export interface CarouselOptions {
  count: number;
  /** How many slides one move advances. */
  step: number;
  everyMs: number;
  /** How long a manual move stops the automatic ones. */
  holdMs: number;
  /** The name of the row of slides while it scrolls. */
  trackLabel: string;
}

function subscribeToPage(changed: () => void) {
  const events = ['motionchange', 'visibilitychange', 'prerenderingchange'];
  // Not all of these events bubble to the window, so listen in the capture phase.
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
/** The motion switch, which starts with the system setting. */
const hasMotion = () => document.documentElement.dataset.motion !== 'off';
/** The tab is visible, the page is not being prerendered, and no dialog is open. */
const isPageActive = () => !document.hidden && !document.prerendering && !document.querySelector('dialog[open]');

/** The position of a carousel, its timer and its controls. */
export function useCarousel({ count, step, everyMs, holdMs, trackLabel }: CarouselOptions) {
  const ready = useReady();
  const rest = useRest();
  const motion = useSyncExternalStore(subscribeToPage, hasMotion, always);
  const active = useSyncExternalStore(subscribeToPage, isPageActive, always);
  const [place, setPlace] = useState<{ index: number; last?: number }>({ index: 0 });
  // A new object for every manual move, so that each restarts the hold.
  const [held, setHeld] = useState<object>();
  // A pause chosen here continues when the motion switch is used; a play chosen here ends.
  const [choice, setChoice] = useState<'pause' | 'play'>();
  const [lastMotion, setLastMotion] = useState(motion);
  if (lastMotion !== motion) {
    setLastMotion(motion);
    if (choice === 'play') setChoice(undefined);
  }
  const paused = choice ? choice === 'pause' : !motion;
  const playing = ready && !paused && !held && !rest.resting && active && count > step;

  const go = (by: number) =>
    setPlace(({ index }) => ({ index: (((index + by) % count) + count) % count || 0, last: index }));
  const goByHand = (by: number) => {
    go(by);
    setHeld({});
    // The pointer may still be there, but a press adds no more than the hold.
    rest.ignorePointer();
  };
  const togglePause = () => {
    setChoice(paused ? 'play' : 'pause');
    rest.ignorePointer();
    // The button that says Play has the focus.
    rest.ignoreFocus();
  };
  const advance = useEffectEvent(() => go(step));

  useEffect(() => {
    if (!held || !active) return;
    // Flushed, so that the interval for the next move starts now.
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
    ready,
    /** Attributes of the carousel. */
    region: { 'data-ready': ready, 'data-moved': place.last !== undefined, ...rest.region },
    /** Attributes of the row of slides, which scrolls until hydration. */
    track: {
      'data-track': '',
      ...(!ready && count > step && { role: 'group', 'aria-label': trackLabel, tabIndex: 0 }),
      ...rest.track,
    } as const,
    /**
     * Attributes of the text that says which slides are shown, which is announced while the carousel is paused. Of a row of
     * slides, Orca would say each part alone, in any order and some twice.
     */
    position: { 'aria-live': playing ? 'off' : 'polite' } as const,
    paused,
    playing,
    next: () => goByHand(step),
    previous: () => goByHand(-step),
    jump: (target: number) => goByHand(target - place.index),
    swipe: useSwipe((direction) => goByHand(direction * step)),
    togglePause,
  };
}
