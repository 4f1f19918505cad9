import { z } from 'astro/zod';
import { describe, expect, test, vi } from 'vitest';
import { messages } from '../../../tests/support/schemaMessages.ts';
import {
  blockPicture,
  countingLine,
  countryCode,
  currency,
  day,
  degrees,
  emailAddress,
  line,
  link,
  markdown,
  optional,
  optionalPicture,
  picture,
  references,
  timeZone,
  webAddress,
  wholeNumber,
} from './fields.ts';
import { image } from './jsonSchema.ts';
import { prosePattern } from './markdownProblems.ts';

describe('a field that the CMS left empty', () => {
  const schema = z.strictObject({ text: optional(z.string()), day: optional(day('Day')) });

  test.each([{}, { text: '', day: '' }, { text: null, day: null }])('is missing: %j', (value) => {
    expect(Object.values(schema.parse(value)).filter((field) => field !== undefined)).toEqual([]);
  });
});

test('a picture is a drawing, a photograph with its text alternative, or else the drawing of its place, if it has one', () => {
  const schema = z.strictObject({ image: picture(image, 'trellis') });
  expect(z.strictObject({ image: optionalPicture(image) }).parse({ image: { drawing: '' } }).image).toBeUndefined();
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

describe('Markdown', () => {
  /** What the build refuses, and whether the pattern of the CMS refuses it, too. */
  const check = (text: string) => ({
    problems: messages(markdown('Text'), text).map((message) => message.replace(/^: /, '')),
    isRefusedInField: !new RegExp(prosePattern.pattern).test(text),
  });

  test('may have anything in code, and links to pages, addresses and telephones', () => {
    const code =
      'Use `<b>`, `{id}`, `**` and `![]()`.\n\n```html\n<img src="a">\n• www.a.example\n```\n\n> ~~~\n> **\n> ~~~';
    const links =
      '[us](/contact#form), [here](#a), [call](tel:+1), <https://a.example>, https://www.a.example, a@b.example';
    const words = '**Bold**, *oblique*, 1 < 2, 2 * 3, see [note] (page 3)[^1].\n\n- One\n- Two\n\n[^1]: A note.';
    expect(check(`${code}\n\n${links}\n\n${words}`).problems).toEqual([]);
    expect(check(`${links}\n\n${words}`)).toEqual({ problems: [], isRefusedInField: false });
  });

  const link = 'A link should begin with "/", "https://", "mailto:", "tel:" or "#"';
  const incomplete =
    'has a link that is not complete. Write [words](/address) without spaces between or inside the brackets';
  const stars = 'has ** that begins or ends no bold words. Write **words**, without spaces inside';
  const bullets = 'has a list with "•" or a similar character. Begin each entry with "- "';

  test.each([
    ['Not <b>bold', 'has HTML: <b>. Write it in backticks if it is code, or else use Markdown'],
    ['![A cat](/cat.png)', 'has a picture: ![A cat](/cat.png). Pictures have fields of their own'],
    ['- [ ] One', 'has a list with checkboxes. Write a list without "[ ]"'],
    ['Text\n\n```\nls', 'has code without an end: ``` ls. Write ``` below it'],
    ['**Bold', stars],
    ['Two\n\n• One\n\n· Two', bullets],
    ['[us] (/contact)', incomplete],
    ['[us] (https://a.example)', incomplete],
    ['[us](contact)', `links to "contact". ${link}`],
    ['[us]()', `links to "". ${link}`],
    ['[it](www.a.example)', `links to "www.a.example". ${link}`],
    ['[it](//a.example)', `links to "//a.example". ${link}`],
    ['www.a.example', `links to "http://www.a.example". ${link}`],
    ['http://a.example', `links to "http://a.example". ${link}`],
    ['[it][1]\n\n[1]: http://a.example', `links to "http://a.example". ${link}`],
    ['Our {service}', 'has the placeholder {service}, which nothing fills in'],
  ])('is refused at the field and in the build: %j', (text, ...problems) => {
    expect(check(text)).toEqual({ problems, isRefusedInField: true });
  });

  test.each([
    ['**Note:**words', stars],
    ['[](/contact)', 'has no words in [](/contact)'],
    ['One\n\n##\n\nTwo', 'has no words in ##'],
    ['[us](/our contact)', incomplete],
  ])('is refused in the build: %j', (text, ...problems) => {
    expect(check(text).problems).toEqual(problems);
  });
});

const kinds = {
  line: () => line('Line'),
  countingLine: () => countingLine('Line'),
  degrees: () => degrees('Latitude', 90),
  currency: () => currency('Currency'),
  countryCode: () => countryCode('Country'),
  emailAddress: () => emailAddress('Email'),
  webAddress: () => webAddress('Map'),
  references: () => references('services', 'Services'),
  day: () => day('Day'),
  link: () => link('Link'),
  timeZone: () => timeZone('Time zone'),
  wholeNumber: () => wholeNumber('Number', 1, 12),
};
const plainAddress = 'should be only an email address, such as hello@company.com';
const country = 'should be the code of a country, such as IN';
const address = 'should be a web address that begins with "https://"';
const target =
  'href: should be an address on this site that begins with "/", or one elsewhere that begins with "https://"';
const file = 'should be the name of a file in content/services, such as name.yaml';
const linkTo = (href: string) => ({ label: 'Us', href });
const likely = 'should be between 2000 and two years ahead';

test.each<[keyof typeof kinds, unknown, ...string[]]>([
  ['line', 'All {services} of them', 'has the placeholder {services}, which nothing fills in'],
  ['countingLine', 'All {services} of them'],
  ['degrees', 0, 'is required, and should not be exactly 0'],
  ['degrees', -0.1],
  ['currency', 'EUX', 'should be a known currency, such as USD'],
  ['currency', 'EUR'],
  ['countryCode', 'XX', country],
  ['countryCode', 'UK', country],
  ['countryCode', 'GB'],
  ['emailAddress', 'mailto:a@b.company', plainAddress],
  ['emailAddress', 'Ada <a@b.company>', plainAddress],
  ['emailAddress', 'a.b+c@d.company'],
  ['webAddress', 'https://a.company>', address],
  ['webAddress', 'https://', address],
  ['webAddress', 'see https://a.company', address],
  ['webAddress', 'https://ab.company/us?a=b.c'],
  ['link', linkTo('/')],
  ['link', linkTo('/contact#form')],
  ['link', linkTo('https://ab.company/us')],
  ['link', linkTo('//a.company'), target],
  ['link', linkTo('/our contact'), target],
  ['link', linkTo('to /contact'), target],
  ['link', linkTo('https://company'), target],
  ['link', linkTo('https://a.company us'), target],
  ['timeZone', 'Europe/Pariss', 'should be a known time zone'],
  ['timeZone', 'Europe/Paris'],
  ['wholeNumber', 13, 'should be at most 12'],
  ['degrees', -91, 'should be at least -90'],
  ['references', ['a.yaml', 'a.yaml'], 'has the same entry twice'],
  ['references', ['../a.yaml'], `0: ${file}`],
  ['references', ['a.yaml.b'], `0: ${file}`],
  ['day', '1999-12-31', likely],
  ['day', '2000-01-01'],
  ['day', '2028-03-12'],
  ['day', '2028-03-13', likely],
  ['day', '2026-02-31', 'should be a day such as 2026-03-12'],
  ['day', '12 March', 'should be a day such as 2026-03-12'],
  ['day', new Date('2026-03-12')],
])('%s: %j', (kind, value, ...problems) => {
  vi.stubEnv('BUILD_DAY', '2026-03-12');
  expect(messages(kinds[kind](), value).map((message) => message.replace(/^: /, ''))).toEqual(problems);
});
