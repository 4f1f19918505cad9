// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { readDraft, syncDraft } from './draft';
import { empty } from './message';

afterEach(() => sessionStorage.clear());

test.each(['', '{', 'null', '7', '{}', '{"values":null}', '{"values":{"name":"Ada"}}'])(
  'the spoiled entry %j is none',
  (spoiled) => {
    sessionStorage.setItem('contact-draft', spoiled);
    expect(readDraft()).toBeUndefined();
  },
);

const preset = { ...empty, service: 'Desks', message: 'About: A desk' };
const older = { name: 'Ada', email: 'a@b.c', service: 'Desks', message: 'Hello' };
const newer = { name: '', email: 'b@c.d', service: 'Chairs', message: 'Hello again' };
const asDraft = (values: typeof empty) => ({ values, sending: false });

test.each([
  ['nothing was stored, and nothing is', older, undefined, undefined, undefined],
  ['the draft is the one that the page knows', older, older, older, undefined],
  ['the page opens and finds a draft', empty, undefined, older, older],
  ['the page opened with a preset, and a later page stored a draft', preset, undefined, older, older],
  ['a later page changed the draft', older, older, newer, newer],
  ['the same, and a text was never stored', { ...older, message: 'Hi' }, older, newer, { ...newer, message: 'Hi' }],
  ['a field is empty that was never stored so', { ...older, email: '' }, older, newer, newer],
  ['a later page sent the draft', older, older, undefined, preset],
  ['the same, and a text was never stored', { ...older, name: 'Eve' }, older, undefined, { ...preset, name: 'Eve' }],
])('the draft is shown as the tab has it now: %s', (_, shown, known, draft, expected) => {
  expect(syncDraft(shown, known && asDraft(known), draft && asDraft(draft), preset)).toEqual(expected);
});
