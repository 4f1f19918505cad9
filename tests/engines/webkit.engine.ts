import { checkConsole } from './checks/console.ts';
import { checkEverything } from './checks/everything.ts';
import { inEngine } from './support/inEngine.ts';
import { webkit } from './support/webkit.ts';

inEngine(webkit, (stage) => {
  checkEverything(stage);
  checkConsole();
});
