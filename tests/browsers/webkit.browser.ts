import { checks } from './checks.ts';
import { inBrowser } from './support/inBrowser.ts';
import { playwrightWebkit } from './support/playwright.ts';
import { webkit } from './support/webkit.ts';

inBrowser(process.env.PLAYWRIGHT_BROWSERS ? playwrightWebkit : webkit, checks);
