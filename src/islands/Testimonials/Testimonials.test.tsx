import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testimonials as timing } from '@/config/motion';
import { links } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { Testimonials } from './Testimonials';

const shown = (count: number) => {
  const quotes = Array.from({ length: count }, (_, index) => ({
    name: `Person ${index}`,
    position: 'Owner',
    stars: 5,
    review: 'Good.',
  }));
  return renderToStaticMarkup(<Testimonials heading="What clients say" testimonials={quotes} {...timing} />);
};

test.each([1, 2])('%i of them are no carousel: no controls, no counter', (count) => {
  for (const part of ['Next testimonials', ` of ${count}</span>`, 'carousel', 'NaN'])
    expect(shown(count)).not.toContain(part);
});

test('three or more are a carousel', () => {
  for (const part of ['Next testimonials', '1 and 2 of 3</span>', 'carousel']) expect(shown(3)).toContain(part);
});

test('a quote links to its project, if it has one', () => {
  const quote = { position: 'Owner', stars: 4, review: 'Good.' };
  const link = { label: 'See what we did for Roots', href: '/services/web#project' };
  const quotes = [
    { ...quote, name: 'Ada', link },
    { ...quote, name: 'Bo' },
  ];
  const section = renderPart(<Testimonials heading="What clients say" testimonials={quotes} {...timing} />);
  expect(links(section)).toEqual([['See what we did for Roots', '/services/web#project']]);
  const stars = section.querySelectorAll('[aria-label="4 out of 5 stars"] path:first-child');
  expect(Array.from(stars, (path) => path.getAttribute('d')?.match(/M/g)?.length)).toEqual([4, 4]);
});
