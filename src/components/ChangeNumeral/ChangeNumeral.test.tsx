import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChangeNumeral } from './ChangeNumeral';

test('the arrow is a word for screen readers, and only the numbers are large', () => {
  const markup = renderToStaticMarkup(<ChangeNumeral before="4 days" after="1 day" />);
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe('4 days to 1 day');
  expect(markup.match(/<small>.*?<\/small>/g)).toEqual(['<small> days</small>', '<small> day</small>']);
});
