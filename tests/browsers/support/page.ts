/** Desktops are light and phones dark, so that two windows show both sizes and both themes. */
export const devices = {
  desktop: { width: 1440, height: 900, theme: 'light' },
  phone: { width: 390, height: 844, theme: 'dark' },
} as const;
export type Device = keyof typeof devices;

/** The part of a page's API that puppeteer and Playwright share and that our WebKit client implements. */
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

/** Collects what puppeteer and Playwright report, but not the status of a 404 page or of the icon of a text file. */
export function collectErrors(pageUrl: () => string) {
  const errors: string[] = [];
  return {
    errors: async () => errors.splice(0),
    onError: (error: unknown) => {
      // Firefox reports a font that was still loading when its page was left.
      if (!/downloadable font: .*status=2152398850 /.test(String(error))) errors.push(String(error));
    },
    onConsole: (type: string, text: string, url = '') => {
      const isExpected = text.includes('404') && (url === pageUrl() || url.endsWith('/favicon.ico'));
      if (/^(error|warn)/.test(type) && !isExpected) errors.push(`${text} ${url}`);
    },
  };
}
