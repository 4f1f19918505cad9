import { vi } from 'vitest';

interface Watched {
  callback: IntersectionObserverCallback;
  target: Element;
}

/** Replaces IntersectionObserver, so that a unit test decides what is in view. */
export function stubObserver() {
  const watched = new Set<Watched>();
  class Observer {
    readonly #own = new Set<Watched>();
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element) {
      const entry = { callback: this.#callback, target };
      this.#own.add(entry);
      watched.add(entry);
    }
    disconnect() {
      for (const entry of this.#own) watched.delete(entry);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    watched,
    /** Brings a share of an element into view. */
    show(target: Element, intersectionRatio: number) {
      for (const entry of [...watched].filter((one) => one.target === target)) {
        const boundingClientRect = target.getBoundingClientRect();
        const seen = { isIntersecting: intersectionRatio > 0, intersectionRatio, boundingClientRect, target };
        entry.callback([seen as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    },
  };
}
