import { checks } from './checks.ts';
import { firefox } from './support/firefox.ts';
import { inBrowser } from './support/inBrowser.ts';

inBrowser(firefox, checks);
