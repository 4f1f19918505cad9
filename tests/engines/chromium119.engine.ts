import { checkSending } from './checks/form.ts';
import { checkMenu, checkQuickFind } from './checks/header.ts';
import { checkPages } from './checks/pages.ts';
import { inEngine } from './support/inEngine.ts';
import { chromium119 } from './support/puppeteer.ts';

inEngine(chromium119, (stage) => {
  checkSending(stage);
  checkPages(stage);
  checkMenu(stage);
  checkQuickFind(stage);
});
