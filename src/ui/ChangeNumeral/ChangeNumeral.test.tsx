import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeNumeral } from './ChangeNumeral';
import { ChangeText } from './ChangeText';

test('the arrow is a word for screen readers, and only the numbers are large', () => {
  const markup = renderToStaticMarkup(<ChangeNumeral before="4 days" after="1 day" />);
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('4 days to 1 day');
  expect(markup.match(/<small>.*?<\/small>/g)).toEqual(['<small> days</small>', '<small> day</small>']);
});

test('in a line of text, both numbers are in one part, which does not wrap', () => {
  const markup = renderToStaticMarkup(<ChangeText before="9" after="3 small screens" />);
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('9 to 3 small screens');
  expect(markup).toMatch(/^<span[^>]*>9.*3<\/span> small screens$/);
});
