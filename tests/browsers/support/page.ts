/** Desktops are light and phones dark, so that two windows show both sizes and both themes. */
export const devices = {
  desktop: { width: 1440, height: 900, theme: 'light' },
  phone: { width: 390, height: 844, theme: 'dark' },
} as const;
export type Device = keyof typeof devices;

/** The part of puppeteer's API that our WebKit client implements as well. */
export interface Page {
  goto(url: string): Promise<unknown>;
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  evaluate<Arg, Result>(run: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
  screenshot(): Promise<Uint8Array>;
  mouse: { click(x: number, y: number): Promise<unknown> };
  keyboard: {
    down(key: 'Control'): Promise<unknown>;
    up(key: 'Control'): Promise<unknown>;
    press(key: 'Tab' | 'Enter' | 'Escape' | 'k'): Promise<unknown>;
    type(text: string): Promise<unknown>;
  };
}

export interface OpenWindow {
  page: Page;
  /** Errors, warnings and policy violations since the last call. */
  errors(): Promise<string[]>;
  close(): Promise<unknown>;
}

export interface Browser {
  name: string;
  /** The programs that it needs; without them it is skipped, in CI it fails. */
  programs: readonly string[];
  /** The proxy is its only way out of this machine. */
  open(device: Device, proxyPort: number): Promise<OpenWindow>;
}
