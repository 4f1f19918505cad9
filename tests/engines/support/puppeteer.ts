// Firefox and Chromium.
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { type Browser, type Engine, sizes, type Tab, type Wish } from './browser.ts';

/** Gathers errors and warnings of a page, violations of its policy among them. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => {
    // Firefox tells of a font that was still on its way when its page was left, by this number.
    const leftBehind = /^Error: downloadable font: .*status=2152398850 /.test(String(error));
    if (!leftBehind) complaints.push(String(error));
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warn') return;
    const address = message.location().url ?? '';
    const notFoundPage = message.text().includes('404') && address === page.url();
    if (!notFoundPage) complaints.push(`${message.text()} ${address}`);
  });
  return complaints;
}

/** A tab that comes to the front when it is used: the others neither draw nor have the focus. */
function tabOf(page: Page): Tab {
  const complaints = listen(page);
  const inFront = async (action: () => Promise<unknown>) => {
    await page.bringToFront();
    await action();
  };
  return {
    goto: (address) => inFront(() => page.goto(address)),
    reload: () => inFront(() => page.reload()),
    evaluate: <Given extends unknown[], Result>(look: (...given: Given) => Result | Promise<Result>, ...given: Given) =>
      page.evaluate(look as (...given: unknown[]) => unknown, ...given) as Promise<Result>,
    clickAt: (x, y) => inFront(() => page.mouse.click(x, y)),
    press: (key) => inFront(() => page.keyboard.press(key === 'Space' ? ' ' : key)),
    type: (text) => inFront(() => page.keyboard.type(text)),
    screenshot: () => page.screenshot({ captureBeyondViewport: false }),
    complaints: async () => complaints.splice(0),
    close: () => page.close(),
  };
}

/** Starts a browser whose tabs `prepare` makes ready. */
async function start(options: LaunchOptions, prepare?: (page: Page) => Promise<void>): Promise<Browser> {
  const browser = await puppeteer.launch({ acceptInsecureCerts: true, ...options });
  return {
    open: async (size) => {
      const page = await browser.newPage();
      await page.setViewport(sizes[size]);
      await prepare?.(page);
      return tabOf(page);
    },
    stop: () => browser.close(),
  };
}

const startFirefox = (executablePath: string, { theme, proxyPort }: Wish) =>
  start({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'ui.systemUsesDarkTheme': theme === 'dark' ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
      // A scroll bar beside the page would make it narrower than the view.
      'ui.useOverlayScrollbars': 1,
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': proxyPort,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': proxyPort,
      'network.proxy.no_proxies_on': '127.0.0.1',
    },
  });

const startChromium = (executablePath: string, { theme, proxyPort }: Wish) =>
  start(
    {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        `--proxy-server=http://127.0.0.1:${proxyPort}`,
        '--proxy-bypass-list=127.0.0.1',
      ],
    },
    (page) => page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]),
  );

const firefoxPath = '/usr/bin/firefox-esr';
const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const firefox: Engine = {
  name: 'Firefox',
  needs: [firefoxPath],
  start: (wish) => startFirefox(firefoxPath, wish),
};

export const chromium: Engine = {
  name: 'Chromium',
  needs: [chromiumPath],
  start: (wish) => startChromium(chromiumPath, wish),
};
