// Debian's Firefox by puppeteer, over WebDriver BiDi.
import puppeteer from 'puppeteer-core';
import { type Browser, collectErrors, devices } from './page.ts';

const executablePath = '/usr/bin/firefox-esr';

export const firefox: Browser = {
  name: 'Firefox',
  programs: [executablePath],
  open: async (device, proxyPort) => {
    const { theme, ...viewport } = devices[device];
    const proxyScript = `FindProxyForURL = (url, host) => host === '127.0.0.1' ? 'DIRECT' : 'PROXY 127.0.0.1:${proxyPort}'`;
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      acceptInsecureCerts: true,
      extraPrefsFirefox: {
        'ui.systemUsesDarkTheme': theme === 'dark' ? 1 : 0,
        'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
        // A scroll bar beside the page would make it narrower than the view.
        'ui.useOverlayScrollbars': 1,
        'network.proxy.type': 2,
        'network.proxy.autoconfig_url': `data:text/plain,${encodeURIComponent(proxyScript)}`,
      },
    });
    const page = await browser.newPage();
    await page.setViewport(viewport);
    const { errors, onError, onConsole } = collectErrors(() => page.url());
    page.on('pageerror', onError);
    page.on('console', (message) => onConsole(message.type(), message.text(), message.location().url));
    return { page, errors, close: () => browser.close() };
  },
};
