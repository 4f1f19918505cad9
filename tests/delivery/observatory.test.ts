import { expect, test } from 'vitest';
import { scoreSite } from '../../deploy/observatory/report.ts';

test('row 26: no page and no not-found page has a penalty, all twelve tests pass, and the score is 155', {
  timeout: 120_000,
}, async () => {
  const scored = await scoreSite();
  expect(scored).toHaveLength(2 * 42);
  expect(scored.filter(({ status }) => status === 404)).toHaveLength(2 * 4);
  const wrong = scored.flatMap(({ engine, path, verdicts }) =>
    verdicts.filter(({ modifier }) => modifier < 0).map(({ test: name }) => `${engine} ${path} ${name}`),
  );
  expect(wrong).toEqual([]);
  expect([...new Set(scored.map(({ score }) => score))]).toEqual([155]);
});
