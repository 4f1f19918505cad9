// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readDraft, removeDraft, writeDraft } from './draft';
import { empty } from './message';

const draft = { values: { ...empty, message: 'Hello' }, sending: false };

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test.each(['', '{', 'null', '7', '{}', '{"values":null}', '{"values":{"name":"Ada"}}'])(
  'the spoiled entry %j is none',
  (spoiled) => {
    sessionStorage.setItem('contact-draft', spoiled);
    expect(readDraft()).toBeUndefined();
  },
);

test('without storage there is no draft and no error', () => {
  vi.stubGlobal('sessionStorage', undefined);
  removeDraft();
  expect([writeDraft(draft), readDraft()]).toEqual([undefined, undefined]);
});
