// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { links } from '../../../../tests/support/parts.ts';
import { renderPart } from '../../../../tests/support/renderPart.ts';
import { Testimonials } from './Testimonials';

afterEach(cleanup);

function show(count: number) {
  const quotes = Array.from({ length: count }, (_, index) => ({
    name: `Person ${index + 1}`,
    position: 'Owner',
    stars: 5,
    review: 'Good.',
  }));
  const page = render(<Testimonials heading="What clients say" testimonials={quotes} />);
  const nameIn = (slot: number) => page.container.querySelector(`[data-slot="${slot}"]:not([inert]) b`)?.textContent;
  return { ...page, pair: () => [nameIn(1), nameIn(2)] };
}

test.each([1, 2])('%i of them are no carousel: no controls, no counter', (count) => {
  const { container } = show(count);
  expect(container.querySelectorAll('button, [aria-roledescription]')).toHaveLength(0);
  expect(container.textContent).not.toMatch(/ of |NaN/);
});

test('three or more are a carousel of pairs, with their numbers', () => {
  const { container, pair, getByRole, getByText } = show(3);
  expect(container.querySelectorAll('[role=group][aria-roledescription=slide]')).toHaveLength(3);
  expect(pair()).toEqual(['Person 1', 'Person 2']);
  getByText('1 and 2 of 3');
  fireEvent.click(getByRole('button', { name: 'Next testimonials' }));
  expect(pair()).toEqual(['Person 3', 'Person 1']);
  getByText('3 and 1 of 3');
  expect(container.querySelectorAll('[data-slot]:not([inert])')).toHaveLength(2);
});

test('a quote links to its project, if it has one', () => {
  const quote = { position: 'Owner', stars: 4, review: 'Good.' };
  const link = { label: 'See what we did for Roots', href: '/projects/roots' };
  const quotes = [
    { ...quote, name: 'Ada', link },
    { ...quote, name: 'Bo' },
  ];
  const section = renderPart(<Testimonials heading="What clients say" testimonials={quotes} />);
  expect(links(section)).toEqual([['See what we did for Roots', '/projects/roots']]);
  const stars = section.querySelectorAll('[aria-label="4 out of 5 stars"] path:first-child');
  expect(Array.from(stars, (path) => path.getAttribute('d')?.match(/M/g)?.length)).toEqual([4, 4]);
});
