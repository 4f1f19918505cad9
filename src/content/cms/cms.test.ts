// The form that editors see for each kind of field, as Pages CMS reads it.
import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { webAddress } from '../fields/addresses.ts';
import { sectionBlock, statementBlock } from '../fields/blocks.ts';
import { draft } from '../fields/commonFields.ts';
import { day } from '../fields/days.ts';
import { optional } from '../fields/field.ts';
import { fields, list, optionalList } from '../fields/groups.ts';
import { image, toJsonSchema } from '../fields/jsonSchema.ts';
import { markdown } from '../fields/markdown.ts';
import { degrees, wholeNumber } from '../fields/numbers.ts';
import { drawing, photograph } from '../fields/pictures.ts';
import { reference, references } from '../fields/references.ts';
import { line, nameLine } from '../fields/text.ts';
import { createFields } from './cms.ts';

function fieldOf(schema: z.ZodType) {
  const [field = {}] = createFields(toJsonSchema(fields({ part: schema })));
  return field;
}

const letterMessage = 'It should have a letter from A to Z or a digit, because the file is named after it.';
const addressMessage = 'It should be a web address that begins with "https://".';
const address = '^https:\\/\\/[^\\s<>]+\\.[^\\s<>]+$';
const likelyDays = { min: '2000-01-01' };
const lineField = (name: string, label: string) => ({
  name,
  label,
  required: true,
  type: 'string',
  options: { maxlength: 9 },
});
const people = { collection: 'people', search: 'fields.name', value: '{name}', label: '{fields.name}' };
const services = { collection: 'services', search: 'fields.title', value: '{name}', label: '{fields.title}' };

describe('A field of the CMS', () => {
  test.each<[string, z.ZodType, object]>([
    ['a short line', line('Name', 100), { required: true, type: 'string', options: { maxlength: 100 } }],
    ['a long line', line('Name', 101), { required: true, type: 'text', options: { maxlength: 101 } }],
    [
      'a field that editors only see',
      line('Name', 9).meta({ readonly: true }),
      { required: true, readonly: true, type: 'string', options: { maxlength: 9 } },
    ],
    ['a field that may be empty', optional(line('Name', 9)), { type: 'string', options: { maxlength: 9 } }],
    [
      'a long line with a pattern, which has one row',
      webAddress('Name'),
      {
        required: true,
        type: 'string',
        pattern: { regex: address, message: addressMessage },
        options: { maxlength: 200 },
      },
    ],
    [
      'a pattern that an empty field matches',
      optional(webAddress('Name')),
      { type: 'string', pattern: { regex: `^$|${address}`, message: addressMessage }, options: { maxlength: 200 } },
    ],
    [
      'the name of an entry',
      nameLine('Name', 60),
      {
        required: true,
        type: 'string',
        pattern: { regex: '[A-Za-z0-9]', message: letterMessage },
        options: { maxlength: 60 },
      },
    ],
    [
      'Markdown with help',
      markdown({ title: 'Name', description: 'Two paragraphs.' }),
      {
        description: 'Two paragraphs. Markdown.',
        required: true,
        type: 'text',
        options: { maxlength: 8000 },
      },
    ],
    ['a day', day('Name'), { required: true, type: 'date', options: likelyDays }],
    // With today in it, a draft would be published.
    ['a day that stays empty', optional(day('Name')), { type: 'date', default: '', options: likelyDays }],
    ['a whole number', wholeNumber('Name', 1), { required: true, type: 'number', options: { min: 1 } }],
    [
      'a whole number with an end',
      wholeNumber('Name', 1, 9),
      { required: true, type: 'number', options: { min: 1, max: 9 } },
    ],
    [
      'a number with decimals',
      degrees('Name', 90),
      { required: true, type: 'number', options: { min: -90, max: 90, step: 'any' } },
    ],
    ['a photograph', image().meta({ image: true, title: 'Name' }), { required: true, type: 'image' }],
    ['an entry', reference('people', 'Name'), { required: true, type: 'reference', options: people }],
    [
      'several entries',
      references('services', 'Name', 1),
      { type: 'reference', options: { ...services, multiple: true, min: 1, max: 3 } },
    ],
    [
      'a list of lines, which stays open',
      list('Name', line('Entry', 9)),
      { required: true, type: 'string', options: { maxlength: 9 }, list: { min: 1, max: 12, collapsible: false } },
    ],
    [
      'a list of groups, which shows what identifies an entry',
      optionalList('Name', fields({ a: line('A', 9), question: line('Q', 9) }), 4),
      {
        type: 'object',
        fields: [lineField('a', 'A'), lineField('question', 'Q')],
        list: { max: 4, collapsible: { collapsed: true, summary: '{index}. {fields.question}' } },
      },
    ],
    [
      'a list of groups, which shows the first field if none identifies an entry',
      list('Name', fields({ a: line('A', 9) }), 4),
      {
        required: true,
        type: 'object',
        fields: [lineField('a', 'A')],
        list: { min: 1, max: 4, collapsible: { collapsed: true, summary: '{index}. {fields.a}' } },
      },
    ],
    [
      'blocks, each with the fields of its type',
      list('Name', z.discriminatedUnion('type', [sectionBlock, statementBlock])),
      {
        required: true,
        type: 'block',
        blockKey: 'type',
        blocks: [
          expect.objectContaining({ name: 'section', label: 'Text without a picture' }),
          expect.objectContaining({
            name: 'text',
            label: 'Large centered statement',
            fields: [expect.objectContaining({ name: 'text', description: 'One or two sentences.' })],
          }),
        ],
        list: { min: 1, max: 12, collapsible: { collapsed: true, summary: '{index}. {fields.heading}' } },
      },
    ],
  ])('is made of %s', (_, schema, settings) => {
    expect(fieldOf(schema)).toEqual({ name: 'part', label: 'Name', ...settings });
  });

  test('is made of a draft, which is not one at first', () => {
    expect(fieldOf(draft)).toMatchObject({ type: 'boolean', default: false });
  });

  test('is made of a photograph with its text alternative, and asks for both', () => {
    const { fields: parts = [] } = fieldOf(photograph(image));
    expect(parts.map(({ type, required }) => [type, required])).toEqual([
      ['image', true],
      ['text', true],
    ]);
  });

  test('offers the drawings that all of its folders have, without crops', () => {
    const valuesOf = (schema: z.ZodType) => (fieldOf(schema).options as { values: string[] }).values;
    const plates = valuesOf(drawing('plates'));
    expect(plates.length).toBeGreaterThan(0);
    expect(plates.filter((name) => name.includes('.') || !existsSync(`art/plates/${name}.svg`))).toEqual([]);
    const inBoth = valuesOf(drawing(['plates', 'diagrams']));
    expect(inBoth.filter((name) => !existsSync(`art/diagrams/${name}.svg`))).toEqual([]);
  });
});
