import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { fileOf, kinds, notFoundPages, pagesToRead, textAt } from '../support/builtSite.ts';

const notFound = notFoundPages.map((path) => path.replace('nowhere', '404'));
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

test('nothing follows the end of a page', () => {
  const endless = [...pagesToRead, ...notFound].filter((path) => !textAt(fileOf(path)).trimEnd().endsWith('</html>'));
  expect(endless).toEqual([]);
});

test.each([...kinds, ...notFound])('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(textAt(fileOf(path)));
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});
