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
  link: { label: 'See What We Build', href: '/services' },
};

test("an empty list shows 'No slides available' and nothing else", () => {
  const html = renderToStaticMarkup(<Slider words={words} slides={[]} {...slider} />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('No slides available');
  expect(html).not.toContain('<button');
});

test('a single slide has no number, no dots and no controls', () => {
  const picture = { src: '/a.svg', width: 720, height: 640 };
  const slides = [{ title: 'Only', description: 'One.', picture }];
  const html = renderToStaticMarkup(<Slider words={words} slides={slides} {...slider} />);
  expect(html.replaceAll(/<[^>]+>/g, ' ')).not.toContain('of 05');
  expect(html).not.toContain(words.next);
  expect(html).not.toContain(words.choose);
});
