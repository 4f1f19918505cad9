import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { contentMistakes, findOrExplain } from './contentMistakes';

const schema = z.strictObject({
  title: z.string().min(1).max(20).describe('The title on the card.'),
  order: z.number().int().describe('Position in the list.'),
  mail: z.email().optional().describe('An address.'),
  steps: z
    .array(z.strictObject({ name: z.string().describe('The name of the step.') }))
    .min(1)
    .describe('The steps.'),
  blocks: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('text'), text: z.string().describe('A statement.') }),
        z.strictObject({ type: z.literal('quote'), quote: z.string().describe('What was said.') }),
      ]),
    )
    .optional(),
});

const good = { title: 'Roots', order: 1, steps: [{ name: 'Dig' }] };
const mistakes = (data: unknown) => contentMistakes('content/plants/roots.yaml', data, schema);

describe('a content file that breaks the contract is told in sentences', () => {
  test('nothing is said about a good file', () => {
    expect(mistakes(good)).toEqual([]);
  });

  test('a missing field', () => {
    expect(mistakes({ order: 1, steps: [{ name: 'Dig' }] })).toEqual([
      'content/plants/roots.yaml: the field "title" is missing; it should be text. What belongs there: The title on the card.',
    ]);
  });

  test('a missing field inside a list, counted from one', () => {
    expect(mistakes({ ...good, steps: [{ name: 'Dig' }, {}] })).toEqual([
      'content/plants/roots.yaml: the field "steps 2, name" is missing; it should be text. What belongs there: The name of the step.',
    ]);
  });

  test('an unknown key, with the likely meaning', () => {
    expect(mistakes({ ...good, titel: 'x' })).toEqual([
      'content/plants/roots.yaml: the field "titel" is not known. Did you mean "title"?',
    ]);
  });

  test('an unknown key that resembles nothing, with what is known', () => {
    expect(mistakes({ ...good, steps: [{ name: 'Dig', color: 'red' }] })).toEqual([
      'content/plants/roots.yaml: the field "color" in "steps 1" is not known. Known fields: "name".',
    ]);
  });

  test('a gap that nothing fills, with those that exist', () => {
    expect(mistakes({ ...good, title: 'Roots of {nmae}' })).toEqual([
      'content/plants/roots.yaml: the field "title" has a gap {nmae} that nothing fills. Gaps that exist here: none.',
    ]);
    const own = z.strictObject({ text: z.string().describe('The text; {count} is a number.') });
    expect(contentMistakes('a.yaml', { text: '{count} of {name}' }, own, ['name'])).toEqual([]);
    expect(contentMistakes('a.yaml', { text: 'Code has `{braces}`, {total}' }, own, ['name'])).toEqual([
      'a.yaml: the field "text" has a gap {total} that nothing fills. Gaps that exist here: {name}, {count}.',
    ]);
  });

  test('a wrong kind of value', () => {
    expect(mistakes({ ...good, order: 'first' })).toEqual([
      'content/plants/roots.yaml: the field "order" should be a number, but is "first". What belongs there: Position in the list.',
    ]);
  });

  test('a text that is too long', () => {
    expect(mistakes({ ...good, title: 'Roots that go on and on' })[0]).toContain(
      'the field "title" is too long: 23 characters, at most 20 fit.',
    );
  });

  test('an empty text and an empty list', () => {
    expect(mistakes({ ...good, title: '', steps: [] })).toEqual([
      'content/plants/roots.yaml: the field "title" is empty. What belongs there: The title on the card.',
      'content/plants/roots.yaml: the field "steps" needs at least 1 entries, but has 0. What belongs there: The steps.',
    ]);
  });

  test('an address that is none', () => {
    expect(mistakes({ ...good, mail: 'hello' })[0]).toContain(
      'the field "mail" should be an email address, but is "hello".',
    );
  });

  test('a missing field in a block of one kind', () => {
    expect(mistakes({ ...good, blocks: [{ type: 'quote' }] })[0]).toContain(
      'the field "blocks 1, quote" is missing; it should be text. What belongs there: What was said.',
    );
  });

  test('a dangling reference, with the ids that exist', () => {
    const offices = [{ id: 'pune' }, { id: 'singapore' }];
    const where = { file: 'content/jobs/gardener.yaml', field: 'office', source: 'content/site.yaml' };
    expect(() => findOrExplain(offices, 'punee', where)).toThrow(
      'content/jobs/gardener.yaml: the field "office" names "punee", but content/site.yaml has no such entry. It has: "pune", "singapore".',
    );
    expect(findOrExplain(offices, 'pune', where)).toEqual({ id: 'pune' });
  });
});
