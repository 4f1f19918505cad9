import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { slider } from '@/config/motion';
import { Slider } from './Slider';

const link = { label: 'See What We Build', href: '/services' };

test("an empty list shows 'No slides available' and nothing else", () => {
  const html = renderToStaticMarkup(<Slider slides={[]} {...slider} />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('No slides available');
  expect(html).not.toContain('<button');
});

test('a single slide has no number, no dots and no controls', () => {
  const picture = { src: '/a.svg', width: 720, height: 640 };
  const slides = [{ title: 'Only', description: 'One.', link, picture }];
  const html = renderToStaticMarkup(<Slider slides={slides} {...slider} />);
  expect(html.replaceAll(/<[^>]+>/g, ' ')).not.toContain('of 01');
  expect(html).not.toContain('Next slide');
  expect(html).not.toContain('Choose a slide');
});
