// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readDraft, removeDraft, writeDraft } from './draft';
import { empty } from './message';

const draft = { values: { ...empty, message: 'Hello' }, sending: false };

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a draft can be read until it is removed, and then nothing of it stays in storage', () => {
  writeDraft(draft);
  expect(readDraft()).toEqual(draft);
  removeDraft();
  expect(readDraft()).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
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
