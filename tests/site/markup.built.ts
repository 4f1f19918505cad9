import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { pageFile, textAt } from '../support/builtSite.ts';
import { everyDocument } from '../support/documents.ts';

const rules = { 'heading-level': 'error', 'no-missing-references': 'error' } as const;
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'], rules }));

test.each([...everyDocument.keys()])('%s is valid HTML, with all heading levels and ids', async (path) => {
  const html = textAt(pageFile(path));
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
  expect(html.trimEnd().endsWith('</html>'), 'nothing follows its end').toBe(true);
});

test('lists of the footer and of related links have headings', () => {
  for (const [path, document] of everyDocument)
    for (const list of document.querySelectorAll('body > footer ul, aside ul'))
      expect(list.previousElementSibling?.localName, path).toBe('h2');
});

test('Chromium names every text with its spaces: none is a text of its own, and no <wbr> adds one', () => {
  for (const path of everyDocument.keys())
    expect(textAt(pageFile(path)).match(/.{0,60}(?:> <!-- -->|<!-- --> <|<wbr\/?>)/)?.[0], path).toBeUndefined();
});
