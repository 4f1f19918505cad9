import { vi } from 'vitest';

/** Replaces IntersectionObserver, so that a unit test decides what is in view. */
export function stubObserver() {
  const watched = new Map<Observer, Element[]>();
  class Observer {
    readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }
    observe(target: Element) {
      watched.set(this, [...(watched.get(this) ?? []), target]);
    }
    disconnect() {
      watched.delete(this);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    watched,
    /** Brings a share of an element into view. */
    show(target: Element, intersectionRatio: number) {
      for (const [{ callback }, targets] of [...watched]) {
        if (!targets.includes(target)) continue;
        const boundingClientRect = target.getBoundingClientRect();
        const seen = { isIntersecting: intersectionRatio > 0, intersectionRatio, boundingClientRect, target };
        callback([seen as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    },
  };
}
