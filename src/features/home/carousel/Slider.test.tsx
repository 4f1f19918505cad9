// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Slider } from './Slider';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const link = { label: 'See What We Build', href: '/services' };
const picture = { src: '/a.svg', width: 720, height: 640 };
const projectOf = (client: string) => ({
  client,
  sector: 'bakery',
  change: { before: '9', after: '3 ovens' },
  href: `/projects/${client}`,
});
const slides = [
  { title: 'First', description: 'One.', link, hasPicture: true, picture, project: projectOf('A') },
  { title: 'Second', description: 'Two.', link, hasPicture: true, picture, project: projectOf('B') },
];

test("an empty list shows 'No slides available' and nothing else", () => {
  const html = renderToStaticMarkup(<Slider slides={[]} />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('No slides available');
  expect(html).not.toContain('<button');
});

test('a single slide has no dots and no controls', () => {
  const html = renderToStaticMarkup(<Slider slides={slides.slice(0, 1)} />);
  expect(html).not.toContain('Next slide');
  expect(html).not.toContain('Choose a slide');
});

test('a slide without a picture shows its number, and without any picture there are no panels', () => {
  const plain = slides.map((slide) => ({ ...slide, hasPicture: false, picture: undefined }));
  const panels = (shown: ComponentProps<typeof Slider>['slides']) =>
    render(<Slider slides={shown} />).container.querySelector('section > :last-child');
  expect(panels([...slides.slice(0, 1), ...plain.slice(1)])?.querySelectorAll('.numeral')).toHaveLength(1);
  expect(panels(plain)?.hasAttribute('hidden')).toBe(true);
});

test('the texts are a tab stop with a name only while they scroll, which they do until hydration', () => {
  const markup = document.createElement('div');
  markup.innerHTML = renderToStaticMarkup(<Slider slides={slides} />);
  const scrolling = markup.querySelector('[tabindex="0"]');
  expect(scrolling?.getAttribute('role')).toBe('group');
  expect(scrolling?.getAttribute('aria-label')).toBe('All slides');
  expect(renderToStaticMarkup(<Slider slides={slides.slice(0, 1)} />)).not.toContain('tabindex="0"');
  const { container } = render(<Slider slides={slides} />);
  expect(container.querySelectorAll('[tabindex="0"], [aria-label="All slides"]')).toHaveLength(0);
});

/** The numbers of the current slide: of its text, its picture, its dot and its figure. They must agree. */
function numbersIn(container: HTMLElement): number[] {
  const place = (selector: string, attribute: string) =>
    [...container.querySelectorAll(selector)].findIndex((element) => element.getAttribute(attribute) === 'true') + 1;
  return [
    place('[data-slide]', 'data-current'),
    place('[data-after]', 'data-current'),
    place('button[aria-current]', 'aria-current'),
    [...container.querySelectorAll('a[href^="/projects/"]')].findIndex((figure) => !figure.hasAttribute('inert')) + 1,
  ];
}

test('a text, its picture, its dot and its figure have their names, and show one slide', () => {
  const { container, getByRole } = render(<Slider slides={slides} />);
  expect(numbersIn(container)).toEqual([1, 1, 1, 1]);
  fireEvent.click(getByRole('button', { name: '2 of 2: Second' }));
  expect(numbersIn(container)).toEqual([2, 2, 2, 2]);
  expect(container.querySelector('a[href="/projects/B"]')?.textContent).toBe('9 to 3 ovens, B, bakery');
  fireEvent.click(getByRole('button', { name: '01: First' }));
  expect(numbersIn(container)).toEqual([1, 1, 1, 1]);
  fireEvent.click(getByRole('button', { name: 'Previous slide' }));
  expect(numbersIn(container)).toEqual([2, 2, 2, 2]);
  const carousel = getByRole('region', { name: 'Highlights' });
  expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
  const texts = [...carousel.querySelectorAll('[role=group][aria-roledescription=slide]')];
  expect(texts.map((text) => [text.getAttribute('aria-label'), text.hasAttribute('inert')])).toEqual([
    ['First', true],
    ['Second', false],
  ]);
});

test('a click on the slides pauses them, but not one on a link or the end of selecting a text', () => {
  const { container, getByRole, getAllByRole, getAllByText } = render(<Slider slides={slides} />);
  const [text] = getAllByText('One.');
  if (!text) throw new Error('The slider has no text.');
  getSelection()?.selectAllChildren(text);
  fireEvent.click(text);
  getByRole('button', { name: 'Pause slides' });
  getSelection()?.removeAllRanges();
  fireEvent.click(getAllByRole('link')[0] ?? container);
  getByRole('button', { name: 'Pause slides' });
  fireEvent.click(text);
  getByRole('button', { name: 'Play slides' });
});

test('changes are announced and stop while a control has keyboard focus, until the pointer or Play is pressed', () => {
  vi.useFakeTimers();
  const { container, getByRole } = render(<Slider slides={slides} />);
  const live = () => container.querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  const next = getByRole('button', { name: 'Next slide' });
  act(() => next.focus());
  expect(live()).toBe('polite');
  // What happens when the window loses the focus: the button stays the active element.
  fireEvent.blur(next);
  act(() => vi.advanceTimersByTime(20_000));
  expect(numbersIn(container)[0]).toBe(1);
  fireEvent.pointerDown(next);
  act(() => vi.advanceTimersByTime(6000));
  expect(numbersIn(container)[0]).toBe(2);
  act(() => next.blur());
  act(() => next.focus());
  act(() => vi.advanceTimersByTime(20_000));
  expect(numbersIn(container)[0]).toBe(2);
  act(() => next.blur());
  act(() => vi.advanceTimersByTime(6000));
  expect(numbersIn(container)[0]).toBe(1);
  act(() => getByRole('button', { name: 'Pause slides' }).focus());
  fireEvent.click(getByRole('button', { name: 'Pause slides' }));
  fireEvent.click(getByRole('button', { name: 'Play slides' }));
  act(() => vi.advanceTimersByTime(6000));
  expect(numbersIn(container)[0]).toBe(2);
});

test('a slide stays while the pointer is on the figure of its project', () => {
  vi.useFakeTimers();
  const { container } = render(<Slider slides={slides} />);
  const figures = container.querySelector('a[href="/projects/A"]')?.parentElement ?? container;
  fireEvent.pointerEnter(figures);
  act(() => vi.advanceTimersByTime(20_000));
  expect(numbersIn(container)[3]).toBe(1);
  fireEvent.pointerLeave(figures);
  act(() => vi.advanceTimersByTime(6000));
  expect(numbersIn(container)[3]).toBe(2);
});

test('the progress does not run until hydration', () => {
  expect(renderToStaticMarkup(<Slider slides={slides} />)).toContain('data-playing="false"');
});
