import { describe, expect, test } from 'vitest';
import { messages } from '../../../tests/support/schemaMessages.ts';
import { markdown } from './markdown.ts';

describe('Markdown', () => {
  const problemsOf = (text: string) => messages(markdown('Text'), text).map((message) => message.replace(/^: /, ''));

  test('may have anything in code, and links to pages, addresses and telephones', () => {
    const code =
      'Use `<b>`, `{id}`, `**` and `![]()`.\n\n```html\n<img src="a">\n• www.a.example\n```\n\n> ~~~\n> **\n> ~~~';
    const links =
      '[us](/contact#form), [here](#a), [call](tel:+1), <https://a.example>, https://www.a.example, a@b.example';
    const words =
      '**Bold**, *oblique*, 1 < 2, 2 * 3, 5~10 or 3~7, see [note] (page 3)[^1].\n\n- One\n- Two\n\n[^1]: A note.\n\n' +
      '1. One\n1. Two\n\nNext\n\n3. Three\n4. Four\n\nWe planted\n– and dug – it all.\n\n1986\\. was dry.';
    expect(problemsOf(`${code}\n\n${links}\n\n${words}`)).toEqual([]);
  });

  const link = 'A link should begin with "/", "https://", "mailto:", "tel:" or "#"';
  const incomplete =
    'has a link that is not complete. Write [words](/address) without spaces between or inside the brackets';
  const stars = 'has ** that begins or ends no bold words. Write **words**, without spaces inside';
  const numbers = (written: string, shown: string, first: number) =>
    `has a list with the numbers ${written}, which would be shown as ${shown}. ` +
    `If they are no numbers of a list, write ${first}\\. with a backslash`;
  const asterisk = (shown: string) =>
    `has * inside a word or between numbers: ${shown}. Write × in place of it, or \\* with a backslash`;
  const code = (shown: string) =>
    `has a paragraph that begins with a tab or four spaces, which makes it code: ${shown}. Begin it at the left`;
  const list = (mark: string) => `has a list with "${mark}". Begin each entry with "- "`;
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
    ['**Note:**words', stars],
    ['[](/contact)', 'has no words in [](/contact)'],
    ['One\n\n##\n\nTwo', 'has no words in ##'],
    ['[us](/our contact)', incomplete],
    ['1986. We began.\n3. We grew.', numbers('1986, 3', '1986, 1987', 1986)],
    ['2. One\n2. Two', numbers('2, 2', '2, 3', 2)],
    ['It is 2*3*4 m.', asterisk('*3*')],
    ['One\n\n\tTwo', code('Two')],
    ['One\n\n    Two', code('Two')],
    ['Two\n\n– One\n– Two', list('–')],
    ['o One\no Two', list('o')],
    ['Two:\na) One\nb) Two', list('a)')],
    ['Day\tHours\nMonday\t9 to 5', 'has a row with tabs: Day Hours. Write it as a list, or as sentences'],
    ['[us](mailto:)', 'links to "mailto:", with nothing after it'],
    ['[us](tel:)', 'links to "tel:", with nothing after it'],
    ['[us](https://)', 'links to "https://", with nothing after it'],
  ])('is refused: %j', (text, ...problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });
});
