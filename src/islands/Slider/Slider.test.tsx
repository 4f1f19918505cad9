// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { slider } from '@/config/motion';
import { Slider } from './Slider';

afterEach(cleanup);

const link = { label: 'See What We Build', href: '/services' };
const picture = { src: '/a.svg', width: 720, height: 640 };
const slides = [
  { title: 'First', description: 'One.', link, picture },
  { title: 'Second', description: 'Two.', link, picture },
];

test("an empty list shows 'No slides available' and nothing else", () => {
  const html = renderToStaticMarkup(<Slider slides={[]} {...slider} />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('No slides available');
  expect(html).not.toContain('<button');
});

test('a single slide has no number, no dots and no controls', () => {
  const html = renderToStaticMarkup(<Slider slides={slides.slice(0, 1)} {...slider} />);
  expect(html.replaceAll(/<[^>]+>/g, ' ')).not.toContain('of 01');
  expect(html).not.toContain('Next slide');
  expect(html).not.toContain('Choose a slide');
});

test('the texts are a tab stop with a name only while they scroll, which they do until hydration', () => {
  const markup = document.createElement('div');
  markup.innerHTML = renderToStaticMarkup(<Slider slides={slides} {...slider} />);
  const scrolling = markup.querySelector('[tabindex="0"]');
  expect(scrolling?.getAttribute('role')).toBe('group');
  expect(scrolling?.getAttribute('aria-label')).toBe('All slides');
  expect(renderToStaticMarkup(<Slider slides={slides.slice(0, 1)} {...slider} />)).not.toContain('tabindex="0"');
  const { container } = render(<Slider slides={slides} {...slider} />);
  expect(container.querySelectorAll('[tabindex="0"], [aria-label="All slides"]')).toHaveLength(0);
});

test('a panel is named by its number, which it shows, and its title', () => {
  const { getByRole } = render(<Slider slides={slides} {...slider} />);
  expect(getByRole('button', { name: '02: Second' }).textContent).toBe('02');
});

test('a click on the slides pauses them, but not the end of selecting a text', () => {
  const { getByRole, getAllByText } = render(<Slider slides={slides} {...slider} />);
  const [text] = getAllByText('One.');
  if (!text) throw new Error('The slider has no text.');
  getSelection()?.selectAllChildren(text);
  fireEvent.click(text);
  getByRole('button', { name: 'Pause slides' });
  getSelection()?.removeAllRanges();
  fireEvent.click(text);
  getByRole('button', { name: 'Play slides' });
});

test('the progress does not run until hydration', () => {
  expect(renderToStaticMarkup(<Slider slides={slides} {...slider} />)).toContain('data-playing="false"');
});
