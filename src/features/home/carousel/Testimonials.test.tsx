// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { links } from '../../../../tests/support/parts.ts';
import { renderPart } from '../../../../tests/support/renderPart.ts';
import { Testimonials } from './Testimonials';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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

test('three or more are a carousel of pairs with their numbers, which stay longer after a press', () => {
  const intervalMs = 5000;
  const holdMs = 8000;
  vi.useFakeTimers();
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const { container, pair, getByRole, getByText } = show(5);
  expect(container.querySelectorAll('[role=group][aria-roledescription=slide]')).toHaveLength(5);
  for (const numbers of ['1 and 2', '3 and 4', '5 and 1', '2 and 3', '4 and 5', '1 and 2']) {
    pass(intervalMs - 1);
    getByText(`${numbers} of 5`);
    expect(pair()).toEqual(numbers.split(' and ').map((number) => `Person ${number}`));
    expect(container.querySelectorAll('[data-slot]:not([inert])')).toHaveLength(2);
    pass(1);
  }
  fireEvent.click(getByRole('button', { name: 'Previous testimonials' }));
  pass(holdMs - 1);
  expect(pair()).toEqual(['Person 1', 'Person 2']);
  pass(1);
  expect(pair()).toEqual(['Person 3', 'Person 4']);
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
