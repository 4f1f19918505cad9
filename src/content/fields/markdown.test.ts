import { describe, expect, test } from 'vitest';
import { messages } from '../../../tests/support/schemaMessages.ts';
import { markdown } from './markdown.ts';
import { prosePattern } from './markdownProblems.ts';

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
