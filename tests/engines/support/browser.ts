// What the tests need of a browser, in words that every engine understands.

export const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof sizes;
export type Theme = 'light' | 'dark';

export interface Wish {
  /** What the system asks for. */
  theme: Theme;
  /** The only way out of the browser, besides this machine. */
  proxyPort: number;
}

/** The keys that the tests press, by the names that pages know. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

export interface Tab {
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs a function in the page; it knows nothing of the test but what it is given. */
  evaluate: <Given extends unknown[], Result>(
    look: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  /** The view as PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** What the browser complained about since it was last asked. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

export interface Browser {
  /** A tab with its own session and the storage of all others. */
  open: (size: Size) => Promise<Tab>;
  stop: () => Promise<void>;
}

export interface Engine {
  name: string;
  /** The programs without which it cannot run. */
  needs: readonly string[];
  start: (wish: Wish) => Promise<Browser>;
}
