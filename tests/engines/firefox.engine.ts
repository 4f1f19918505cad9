import { checkEverything } from './checks/everything.ts';
import { inEngine } from './support/inEngine.ts';
import { firefox } from './support/puppeteer.ts';

inEngine(firefox, checkEverything);
