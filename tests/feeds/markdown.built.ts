import { expect, test } from 'vitest';
import { fileOf, freshDocumentAt, pagesToRead, plain, textAt } from '../support/builtSite.ts';
import { words } from '../support/content.ts';
import { differs, faultsOn } from '../support/faults.ts';

/** Letters and digits alone, so that markup of either kind does not count. */
const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/** Ways on, controls and what is shown to the eye alone are not part of the text. */
const besides = 'nav, aside, form, [hidden], [aria-hidden="true"], [class*="crumb"], [class*="controls"], .label';
/** An element that holds others is read through them. */
const holdsOthers = 'h3, p, ul, ol, svg, img, a, details';
/** Stands in for slides where there are none. */
const notice = words.home.slider.empty;

test('the Markdown form of a page has its heading once, says everything that it says and leads only to whole addresses', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const markdown = textAt(fileOf(path).replace('.html', '.md'));
    // Code may begin a line with # and may have braces.
    const prose = markdown.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '').replaceAll(/`[^`]*`/g, '');
    const document = freshDocumentAt(path);
    const heading = plain(document.querySelector('h1')?.textContent);
    for (const element of document.querySelectorAll(`main :is(${besides})`)) element.remove();
    const statements = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd)')]
      .filter((element) => !element.querySelector(holdsOthers))
      .map((element) => plain(element.textContent))
      .filter((statement) => statement && statement !== notice);
    const said = bare(markdown);
    return [
      differs('the titles', (prose.match(/^# .+$/gm) ?? []).map(bare), [bare(heading)]),
      statements.length === 0 && 'the page says nothing',
      ...statements.map((statement) => !said.includes(bare(statement)) && `leaves out: ${statement}`),
      // A gap in braces that nobody filled, or an address that needs to know where it stood.
      ...(prose.match(/\{\w+\}|\]\(\/(?!\/)/g) ?? []),
    ];
  });
  expect(faults).toEqual([]);
});
