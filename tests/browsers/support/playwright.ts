// Playwright's own Firefox and WebKit, where they can be installed.
import { type BrowserType, firefox, webkit } from '@playwright/test';
import { type Browser, collectErrors, devices } from './page.ts';

const withPlaywright = (name: string, type: BrowserType): Browser => ({
  name,
  programs: [type.executablePath()],
  open: async (device, proxyPort) => {
    const { theme, ...viewport } = devices[device];
    const proxy = { server: `http://127.0.0.1:${proxyPort}`, bypass: '127.0.0.1' };
    const browser = await type.launch({ proxy });
    const page = await browser.newPage({ viewport, colorScheme: theme, ignoreHTTPSErrors: true });
    const { errors, onError, onConsole } = collectErrors(() => page.url());
    page.on('pageerror', onError);
    page.on('console', (message) => onConsole(message.type(), message.text(), message.location().url));
    return { page, errors, close: () => browser.close() };
  },
});

export const playwrightFirefox = withPlaywright("Playwright's Firefox", firefox);
export const playwrightWebkit = withPlaywright("Playwright's WebKit", webkit);
