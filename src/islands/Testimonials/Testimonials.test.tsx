import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testimonials as timing } from '@/config/motion';
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
