// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDraft, leaveDraft, leftDraft, ownDraft, saveDraft } from './draft';
import { empty } from './message';

const hour = 60 * 60 * 1000;
const values = { ...empty, message: 'Hello' };
const save = (message = 'Hello') => saveDraft({ ...empty, message }, false) ?? expect.fail('nothing was saved');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

/** A tab that was left, and the storage of a new one. */
function leaveTab() {
  const draft = save();
  leaveDraft();
  sessionStorage.clear();
  return draft;
}

describe('the copy that a tab leaves', () => {
  test.each([
    [24 * hour - 1, true],
    [24 * hour, false],
    // The clock was set back by an hour; by years.
    [-hour, true],
    [-90_000 * hour, false],
  ])('is there after %i ms: %s, and else nowhere', (later, there) => {
    leaveTab();
    vi.setSystemTime(Date.now() + later);
    expect(leftDraft()?.values).toEqual(there ? values : undefined);
    expect(localStorage.length).toBe(there ? 1 : 0);
  });

  test('is one: the last replaces the one before', () => {
    leaveTab();
    save('Another matter');
    leaveDraft();
    expect(leftDraft()?.values.message).toBe('Another matter');
  });

  test('is taken back by the tab that comes back', () => {
    save();
    leaveDraft();
    expect(ownDraft()?.values).toEqual(values);
    expect(leftDraft()).toBeUndefined();
  });
});

describe('what was sent, cleared, deleted or moved', () => {
  test('is gone from a tab that still holds it, and no word of it is stored', () => {
    const draft = save();
    const held = { ...sessionStorage };
    leaveDraft();
    forgetDraft(draft);
    Object.assign(sessionStorage, held);
    expect([ownDraft(), leftDraft()]).toEqual([undefined, undefined]);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Hello');
  });

  test('takes nothing with it that has other words, and the same words keep their id', () => {
    const draft = save();
    expect(save().id).toBe(draft.id);
    save('Hello again');
    forgetDraft(draft);
    expect(ownDraft()?.values.message).toBe('Hello again');
  });
});

test.each(['', '{', 'null', '7', '{}', '{"values":null}', '{"values":{"name":"Ada"}}'])(
  'the spoiled entry %j is none',
  (spoiled) => {
    for (const storage of [sessionStorage, localStorage])
      for (const key of ['contact-draft', 'contact-gone']) storage.setItem(key, spoiled);
    expect([ownDraft(), leftDraft()]).toEqual([undefined, undefined]);
    forgetDraft(save());
    expect(ownDraft()).toBeUndefined();
  },
);

test('without storage there is no draft, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  leaveDraft();
  forgetDraft({ id: 1, values, sending: false, begunAt: 0, keptAt: 0 });
  expect([saveDraft(values, true), ownDraft(), leftDraft()]).toEqual([undefined, undefined, undefined]);
});
