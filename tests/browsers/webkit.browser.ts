import { checks } from './checks.ts';
import { inBrowser } from './support/inBrowser.ts';
import { webkit } from './support/webkit.ts';

inBrowser(webkit, checks);
