import { checks } from './checks.ts';
import { inBrowser } from './support/inBrowser.ts';
import { playwrightChromium } from './support/playwright.ts';

inBrowser(playwrightChromium, checks);
