import { checks } from './checks.ts';
import { firefox } from './support/firefox.ts';
import { inBrowser } from './support/inBrowser.ts';
import { playwrightFirefox } from './support/playwright.ts';

inBrowser(process.env.PLAYWRIGHT_BROWSERS ? playwrightFirefox : firefox, checks);
