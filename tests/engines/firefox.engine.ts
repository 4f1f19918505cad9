import { checkContent } from './checks/content.ts';
import { checkDrafts } from './checks/drafts.ts';
import { checkForm, checkSending } from './checks/form.ts';
import { checkMenu, checkMotion, checkThemes } from './checks/header.ts';
import { checkKeyboard } from './checks/keyboard.ts';
import { checkLayout } from './checks/layout.ts';
import { checkPages } from './checks/pages.ts';
import { checkSends } from './checks/sends.ts';
import { inEngine } from './support/inEngine.ts';
import { firefox } from './support/puppeteer.ts';

inEngine(firefox, (stage) => {
  checkSending(stage);
  checkForm(stage);
  checkDrafts(stage);
  checkSends(stage);
  checkPages(stage);
  checkMenu(stage);
  checkThemes(stage);
  checkMotion(stage);
  checkContent(stage);
  checkKeyboard(stage);
  checkLayout(stage);
});
