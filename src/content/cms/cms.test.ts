import { expect, test } from 'vitest';
import {
  day,
  drawing,
  fields,
  line,
  matching,
  optional,
  optionalList,
  reference,
  references,
} from '../fields/fields.ts';
import { toJsonSchema } from '../fields/jsonSchema.ts';
import { createFields } from './cms.ts';

test('the form of the CMS has the required fields, choices and references of a schema', () => {
  const schema = fields({
    title: line('Title', 40),
    posted: optional(day('Posted')),
    code: matching(/^[A-Z]+$/, 'should be capitals', 9).meta({ title: 'Code' }),
    ownCode: optional(matching(/^[A-Z]+$/, 'should be capitals', 9).meta({ title: 'Own code' })),
    subtitle: optional(line({ title: 'Subtitle', description: 'Below the title.' }, 400)),
    drawing: optional(drawing('plates', 'Drawing')),
    author: reference('people', 'Author'),
    services: references('services', 'Services'),
    tags: optionalList('Tags', fields({ name: line('Name', 20) }), 5),
  });
  // A drawing for another aspect ratio, such as pergola.narrow.
  const crop = expect.stringContaining('.');
  const person = { collection: 'people', search: 'fields.name', value: '{name}', label: '{fields.name}' };
  const service = { collection: 'services', search: 'fields.title', value: '{name}', label: '{fields.title}' };
  const code = { type: 'string', options: { maxlength: 9 } };
  const message = 'It should be capitals.';
  expect(createFields(toJsonSchema(schema))).toEqual([
    { name: 'title', label: 'Title', required: true, type: 'string', options: { maxlength: 40 } },
    { name: 'posted', label: 'Posted', type: 'date', default: '', options: { min: '2000-01-01' } },
    { ...code, name: 'code', label: 'Code', required: true, pattern: { regex: '^[A-Z]+$', message } },
    { ...code, name: 'ownCode', label: 'Own code', pattern: { regex: '^$|^[A-Z]+$', message } },
    { name: 'subtitle', label: 'Subtitle', description: 'Below the title.', type: 'text', options: { maxlength: 400 } },
    { name: 'drawing', label: 'Drawing', type: 'select', options: { values: expect.not.arrayContaining([crop]) } },
    { name: 'author', label: 'Author', required: true, type: 'reference', options: person },
    { name: 'services', label: 'Services', type: 'reference', options: { ...service, multiple: true, min: 0, max: 3 } },
    {
      name: 'tags',
      label: 'Tags',
      type: 'object',
      fields: [{ name: 'name', label: 'Name', required: true, type: 'string', options: { maxlength: 20 } }],
      list: { max: 5, collapsible: { collapsed: true, summary: '{index}. {fields.name}' } },
    },
  ]);
});
