import { vi } from 'vitest';

interface Watched {
  callback: IntersectionObserverCallback;
  threshold: number;
  target: Element;
}

/** Replaces IntersectionObserver, so that a unit test decides what is in view. */
export function stubObserver() {
  const watched = new Set<Watched>();
  class Observer {
    readonly #own = new Set<Watched>();
    readonly #callback: IntersectionObserverCallback;
    readonly #threshold: number;
    constructor(callback: IntersectionObserverCallback, options: { threshold?: number } = {}) {
      this.#callback = callback;
      this.#threshold = options.threshold ?? 0;
    }
    observe(target: Element) {
      const entry = { callback: this.#callback, threshold: this.#threshold, target };
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
        const seen = { isIntersecting: intersectionRatio > 0, intersectionRatio, target };
        entry.callback([seen as unknown as IntersectionObserverEntry], {} as IntersectionObserver);
      }
    },
  };
}
