import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../tests/support/schemaMessages.ts';
import { blockPicture, day, markdown, optional, picture } from './fields.ts';
import { image } from './jsonSchema.ts';

describe('a field that the CMS left empty', () => {
  const schema = z.strictObject({ text: optional(z.string()), day: optional(day('Day')) });

  test.each([{}, { text: '', day: '' }, { text: null, day: null }])('is missing: %j', (value) => {
    expect(Object.values(schema.parse(value)).filter((field) => field !== undefined)).toEqual([]);
  });
});

test('a day is a date, or a text such as 2026-03-12', () => {
  const march = new Date('2026-03-12');
  expect([march, '2026-03-12'].map((value) => day('Day').parse(value))).toEqual([march, march]);
  for (const value of [null, 2026, '12 March', ''])
    expect(day('Day').safeParse(value).success, String(value)).toBe(false);
});

test('a picture is a drawing, a photograph with its text alternative, or else the drawing of its place', () => {
  const schema = z.strictObject({ image: picture(image, 'trellis') });
  const desk = { file: '../pictures/a.jpg', alt: 'A desk' };
  expect(schema.parse({}).image).toEqual({ drawing: 'trellis' });
  expect(schema.parse({ image: { drawing: 'oak' } }).image).toEqual({ drawing: 'oak' });
  expect(schema.parse({ image: { drawing: '', photograph: desk } }).image).toEqual(desk);
  expect(messages(schema, { image: { photograph: { file: desk.file, alt: '' } } })).toEqual([
    'image.photograph.alt: is required',
  ]);
  const block = z.strictObject({ image: blockPicture(image) });
  expect(block.parse({ image: { diagram: { drawing: 'rate', alt: 'A rate' } } }).image).toMatchObject({
    diagram: 'rate',
    alt: 'A rate',
  });
  expect(messages(block, { image: { diagram: { drawing: 'rate' } } })).toEqual(['image.diagram.alt: is required']);
});

test('Markdown may have anything in code samples, but no HTML, pictures, checkboxes and incomplete links', () => {
  const problems = (text: string) =>
    markdown('Text')
      .safeParse(text)
      .error?.issues.map(({ message }) => message);
  const allowed =
    'Use `<b>` and `![]()`.\n\n```html\n<img src="a">\n```\n\n1 < 2[^1], [us](/contact#form), <https://a.example>,';
  expect(problems(`${allowed} [here](#a), [call](tel:+1), a@b.example\n\n[^1]: A note.`)).toBeUndefined();
  expect(problems('Not <b>bold')).toEqual([
    'has HTML: <b>. Write it in backticks if it is code, or else use Markdown.',
  ]);
  expect(problems('![A cat](/cat.png)')).toEqual([
    'has a picture: ![A cat](/cat.png). Pictures have fields of their own.',
  ]);
  expect(problems('- [ ] One')).toEqual(['has a list with checkboxes. Write a list without "[ ]".']);
  const linked = [
    '[us](contact)',
    '[us]()',
    '[it](www.google.com)',
    'www.google.com',
    '[it](//a.example)',
    '[it][1]\n\n[1]: http://a.example',
  ];
  expect(linked.flatMap(problems)).toEqual(
    ['contact', '', 'www.google.com', 'http://www.google.com', '//a.example', 'http://a.example'].map(
      (address) => `links to "${address}". A link should begin with "/", "https://", "mailto:", "tel:" or "#".`,
    ),
  );
});
