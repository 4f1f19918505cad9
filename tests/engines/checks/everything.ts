import type { Stage } from '../support/inEngine.ts';
import { checkContent } from './content.ts';
import { checkForm, checkSending } from './form.ts';
import { checkMenu, checkMotion, checkQuickFind, checkThemes } from './header.ts';
import { checkKeyboard } from './keyboard.ts';
import { checkLayout } from './layout.ts';
import { checkPages } from './pages.ts';
import { checkSends } from './sends.ts';

/** All that must hold in an engine of today. */
export function checkEverything(stage: Stage): void {
  checkSending(stage);
  checkForm(stage);
  checkSends(stage);
  checkPages(stage);
  checkMenu(stage);
  checkQuickFind(stage);
  checkThemes(stage);
  checkMotion(stage);
  checkContent(stage);
  checkKeyboard(stage);
  checkLayout(stage);
}
