// Chromium, and where they can be installed Playwright's own Firefox and WebKit.
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { browserPath } from '../../../playwright.config.ts';
import { type Browser, collectErrors, devices } from './page.ts';

const withPlaywright = (name: string, type: BrowserType, options: { executablePath?: string } = {}): Browser => ({
  name,
  programs: [options.executablePath ?? type.executablePath()],
  open: async (device, proxyPort) => {
    const { theme, ...viewport } = devices[device];
    const proxy = { server: `http://127.0.0.1:${proxyPort}`, bypass: '127.0.0.1' };
    const browser = await type.launch({ ...options, proxy });
    const page = await browser.newPage({ viewport, colorScheme: theme, ignoreHTTPSErrors: true });
    const { errors, onError, onConsole } = collectErrors(() => page.url());
    page.on('pageerror', onError);
    page.on('console', (message) => onConsole(message.type(), message.text(), message.location().url));
    return { page, errors, close: () => browser.close() };
  },
});

export const playwrightChromium = withPlaywright('Chromium', chromium, browserPath);
export const playwrightFirefox = withPlaywright("Playwright's Firefox", firefox);
export const playwrightWebkit = withPlaywright("Playwright's WebKit", webkit);
