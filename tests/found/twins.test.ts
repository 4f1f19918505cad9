import { describe, expect, test } from 'vitest';
import { pages } from '../support/addresses.ts';
import { documentAt, textAt, words } from './builtSite.ts';

/** Letters and digits alone, so that markup of either kind does not count. */
const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

describe.each(pages)('the Markdown form of %s', (path) => {
  const markdown = textAt(path === '/' ? '/index.md' : `${path}.md`);

  test('has the heading of the page, once', () => {
    const heading = words(documentAt(path).querySelector('h1')?.textContent);
    const titles = markdown.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '').match(/^# .+$/gm);
    expect(titles).toHaveLength(1);
    expect(bare(titles?.[0] ?? '')).toBe(bare(heading));
  });

  test('says everything that the page says', () => {
    const document = documentAt(path);
    // Ways on, controls and what is shown to the eye alone are not part of the text.
    const besides = 'nav, aside, form, [hidden], [aria-hidden="true"], [class*="crumb"], [class*="controls"], .label';
    for (const element of document.querySelectorAll(`main :is(${besides})`)) element.remove();
    const statements = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd)')]
      .filter((element) => !element.querySelector('h3, p, ul, ol, svg, img, a, details'))
      .map((element) => words(element.textContent))
      .filter(Boolean);
    const text = bare(markdown);
    expect(statements.length).toBeGreaterThan(3);
    expect(statements.filter((statement) => !text.includes(bare(statement)))).toEqual([]);
  });

  test('leads nowhere that needs to know where it stood', () => {
    // A gap in braces that nobody filled; code may have braces.
    const prose = markdown.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '').replaceAll(/`[^`]*`/g, '');
    expect(prose.match(/\{\w+\}|\]\(\/(?!\/)/g) ?? []).toEqual([]);
  });
});
