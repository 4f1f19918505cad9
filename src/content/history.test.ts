import { expect, test } from 'vitest';
import { lastChanges } from './history';

test('the newest commit that touched a file gives its day', () => {
  const log = '2026-11-14\n\ncontent/a.yaml\n2026-10-02\n\ncontent/a.yaml\ncontent/b.yaml\n';
  expect([...lastChanges(log)]).toEqual([
    ['content/a.yaml', '2026-11-14'],
    ['content/b.yaml', '2026-10-02'],
  ]);
});
