import { checkEverything } from './checks/everything.ts';
import { inEngine } from './support/inEngine.ts';
import { chromium } from './support/puppeteer.ts';

inEngine(chromium, checkEverything);
