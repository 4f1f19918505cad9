import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { slider } from '@/config/motion';
import { Slider } from './Slider';

const words = {
  label: 'Highlights',
  empty: 'No slides available',
  position: 'of 05',
  slide: '{number} of {total}',
  choose: 'Choose a slide',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slides',
  play: 'Play slides',
};

test("an empty list shows 'No slides available' and nothing else", () => {
  const html = renderToStaticMarkup(<Slider words={words} slides={[]} {...slider} />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('No slides available');
  expect(html).not.toContain('<button');
});
