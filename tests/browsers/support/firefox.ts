// Debian's Firefox by puppeteer, over WebDriver BiDi.
import puppeteer from 'puppeteer-core';
import { type Browser, devices } from './page.ts';

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
    const errors: string[] = [];
    page.on('pageerror', (error) => {
      // A font that was still loading when its page was left.
      if (!/downloadable font: .*status=2152398850 /.test(String(error))) errors.push(String(error));
    });
    page.on('console', (message) => {
      const { url = '' } = message.location();
      // The status of a 404 page, or of the icon of a text file.
      const isExpected = message.text().includes('404') && (url === page.url() || url.endsWith('/favicon.ico'));
      if (/^(error|warn)/.test(message.type()) && !isExpected) errors.push(`${message.text()} ${url}`);
    });
    return { page, errors: async () => errors.splice(0), close: () => browser.close() };
  },
};
