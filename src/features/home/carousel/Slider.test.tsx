// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { setHidden, setMotion } from '../../../../tests/support/pageState';
import { Slider } from './Slider';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => {
    setHidden(false);
    setMotion('on');
  });
  cleanup();
  vi.useRealTimers();
});

/** How long a slide stays by itself and after a press, and longer than both. */
const intervalMs = 6000;
const holdMs = 9000;
const longMs = 20_000;

const link = { label: 'See What We Build', href: '/services' };
const picture = { src: '/a.svg', width: 720, height: 640 };
const slides = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((title) => ({
  title,
  description: `${title} text.`,
  link,
  hasPicture: true,
  picture,
  proof: {
    change: { before: '9', after: '3 ovens' },
    link: { label: `How the ${title} bakery did it`, href: `/projects/${title}` },
  },
}));

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function show() {
  const { container, getByText } = render(<Slider slides={slides} />);
  const button = (name: string) => requiredChild<HTMLButtonElement>(container, `button[aria-label="${name}"]`);
  const place = (selector: string) =>
    [...container.querySelectorAll(selector)].findIndex((part) =>
      part.matches('[data-current=true], [aria-current=true]'),
    ) + 1;
  /** The number of the slide that is shown, by its text. Its picture and its dot have the same. */
  const number = () => {
    const number = place('[data-slide]');
    expect([place('[data-after]'), place('button[aria-current]')]).toEqual([number, number]);
    return number;
  };
  return {
    getByText,
    carousel: requiredChild(container, 'section'),
    text: getByText('First text.'),
    button,
    press: (name: string) => fireEvent.click(button(name)),
    number,
    /** Expects that a slide stays for less than this time, and then the next one. */
    expectNextAfter: (ms: number) => {
      const before = number();
      pass(ms - 1);
      expect(number()).toBe(before);
      pass(1);
      expect(number()).toBe((before % 5) + 1);
    },
  };
}

test("an empty list shows 'No slides available', and a single slide has no controls", () => {
  const html = renderToStaticMarkup(<Slider slides={[]} />);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('No slides available');
  expect(html).not.toContain('<button');
  const single = renderToStaticMarkup(<Slider slides={slides.slice(0, 1)} />);
  expect(single).not.toMatch(/Next slide|Choose a slide|tabindex="0"/);
});

test('a slide without a picture shows its number, and without any picture there are no panels', () => {
  const plain = slides.map((slide) => ({ ...slide, hasPicture: false, picture: undefined }));
  const panels = (shown: ComponentProps<typeof Slider>['slides']) =>
    render(<Slider slides={shown} />).container.querySelector('section > :last-child');
  expect(panels([...slides.slice(0, 1), ...plain.slice(1, 2)])?.querySelectorAll('.numeral')).toHaveLength(1);
  expect(panels(plain)?.hasAttribute('hidden')).toBe(true);
});

test('until hydration the texts scroll, as a tab stop with a name, and the progress does not run', () => {
  const markup = document.createElement('div');
  markup.innerHTML = renderToStaticMarkup(<Slider slides={slides} />);
  const scrolling = markup.querySelector('[tabindex="0"]');
  expect(scrolling?.getAttribute('role')).toBe('group');
  expect(scrolling?.getAttribute('aria-label')).toBe('All slides');
  expect(markup.querySelector('section')?.dataset.playing).toBe('false');
  const { carousel } = show();
  expect(carousel.querySelectorAll('[tabindex="0"], [aria-label="All slides"]')).toHaveLength(0);
  expect(carousel.dataset.playing).toBe('true');
});

test('controls come first, each shows its slide, and both ends lead to each other', () => {
  const { carousel, button, press, number, getByText } = show();
  expect(number()).toBe(1);
  const controls = [...carousel.querySelectorAll('a, button:not([tabindex="-1"])')];
  const stops = controls.filter((control) => !control.closest('[inert]'));
  expect(stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual([
    ...['Pause slides', 'Previous slide', 'Next slide'],
    ...slides.map(({ title }, index) => `${index + 1} of 5: ${title}`),
    ...['See What We Build', 'How the First bakery did it'],
  ]);
  press('2 of 5: Second');
  expect(number()).toBe(2);
  const names = [...carousel.querySelectorAll('[role=group][aria-roledescription=slide]')].map((slide) => [
    slide.getAttribute('aria-label'),
    slide.hasAttribute('inert'),
  ]);
  expect(names).toEqual(slides.map(({ title }) => [title, title !== 'Second']));
  fireEvent.click(getByText('01'));
  expect(number()).toBe(1);
  press('Previous slide');
  expect(number()).toBe(5);
  // Both presses come before the next render.
  act(() => {
    button('Next slide').click();
    button('Next slide').click();
  });
  expect(number()).toBe(2);
});

test('a slide stays for the interval, and after the last one the first follows', () => {
  const { carousel, number, expectNextAfter } = show();
  expect(carousel.dataset.moved).toBe('false');
  expectNextAfter(intervalMs);
  expect(carousel.dataset.moved).toBe('true');
  pass(3 * intervalMs);
  expect(number()).toBe(5);
  expectNextAfter(intervalMs);
});

test.each(['Next slide', 'Previous slide', '4 of 5: Fourth'])(
  "after the last press of '%s' the slide stays for the hold",
  (name) => {
    const { press, expectNextAfter } = show();
    pass(intervalMs - 1000);
    press(name);
    pass(2000);
    press(name);
    expectNextAfter(holdMs);
  },
);

test('a pause continues after the hold, and after motion is switched off and on', () => {
  const { press, number, expectNextAfter } = show();
  press('Next slide');
  press('Pause slides');
  act(() => setMotion('off'));
  act(() => setMotion('on'));
  pass(longMs);
  expect(number()).toBe(2);
  press('Play slides');
  expectNextAfter(intervalMs);
});

test('with motion off the slides stand still, also after a press, until Play is pressed or motion is on', () => {
  const { press, number, expectNextAfter } = show();
  act(() => setMotion('off'));
  expect(vi.getTimerCount()).toBe(0);
  press('Next slide');
  pass(longMs);
  expect(number()).toBe(2);
  press('Play slides');
  expectNextAfter(intervalMs);
  act(() => setMotion('on'));
  act(() => setMotion('off'));
  pass(longMs);
  expect(number()).toBe(3);
  act(() => setMotion('on'));
  expectNextAfter(intervalMs);
});

const dialog = document.createElement('dialog');
const setPrerendering = (value: boolean) => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value });
  document.dispatchEvent(new Event('prerenderingchange'));
};

test.each([
  ['is hidden', () => setHidden(true), () => setHidden(false)],
  ['is prerendered', () => setPrerendering(true), () => setPrerendering(false)],
  ['has an open dialog', () => document.body.appendChild(dialog).show(), () => dialog.close()],
])('while the page %s no timer runs, and nothing is caught up afterwards', async (_, begin, end) => {
  const { press, number, expectNextAfter } = show();
  const wait = async () => {
    await act(async () => begin());
    expect(vi.getTimerCount()).toBe(0);
    pass(longMs);
    await act(async () => end());
  };
  await wait();
  expectNextAfter(intervalMs);
  press('Next slide');
  await wait();
  expectNextAfter(holdMs);
  expect(number()).toBe(4);
});

test('a slide stays while the pointer is on its text, and then for a full interval', () => {
  const { carousel, number, expectNextAfter } = show();
  const text = requiredChild(carousel, '[data-track]');
  pass(intervalMs - 1000);
  fireEvent.pointerEnter(text);
  pass(longMs);
  expect(number()).toBe(1);
  fireEvent.pointerLeave(text);
  expectNextAfter(intervalMs);
});

test('after a press the pointer counts only when it comes back to a text', () => {
  const { text, press, number, expectNextAfter } = show();
  fireEvent.pointerEnter(text);
  press('Next slide');
  expectNextAfter(holdMs);
  fireEvent.pointerEnter(text);
  press('Pause slides');
  press('Play slides');
  expectNextAfter(intervalMs);
  fireEvent.pointerEnter(text);
  pass(longMs);
  expect(number()).toBe(4);
});

test('keyboard focus stops changes and has them announced, until the pointer or Play is pressed', () => {
  const { carousel, button, press, number, expectNextAfter } = show();
  const live = () => carousel.querySelector('[aria-live]')?.getAttribute('aria-live');
  expect(live()).toBe('off');
  const next = button('Next slide');
  act(() => next.focus());
  expect(live()).toBe('polite');
  // What happens when the window loses the focus: the button stays the active element.
  fireEvent.blur(next);
  pass(longMs);
  expect(number()).toBe(1);
  fireEvent.pointerDown(next);
  expectNextAfter(intervalMs);
  expect(carousel.querySelector('[aria-live]')?.textContent).toMatch(/^2 of \d: \S/);
  act(() => next.blur());
  act(() => next.focus());
  pass(longMs);
  expect(number()).toBe(2);
  act(() => next.blur());
  expectNextAfter(intervalMs);
  act(() => button('Pause slides').focus());
  press('Pause slides');
  press('Play slides');
  expectNextAfter(intervalMs);
});

test('changes stop while a caret that no pointer has set is in a slide, until it leaves or Play is pressed', () => {
  const { text, button, press, number, expectNextAfter } = show();
  const setCaret = (node: Node | null) => {
    getSelection()?.collapse(node);
    fireEvent(document, new Event('selectionchange'));
  };
  setCaret(text);
  pass(longMs);
  expect(number()).toBe(1);
  setCaret(document.body);
  expectNextAfter(intervalMs);
  setCaret(text);
  press('Pause slides');
  press('Play slides');
  expectNextAfter(intervalMs);
  fireEvent.pointerDown(button('Next slide'));
  setCaret(text);
  expectNextAfter(intervalMs);
  setCaret(null);
});

test('a click on the slides pauses them, but not one on a link or the end of selecting a text', () => {
  const { carousel, text, button } = show();
  getSelection()?.selectAllChildren(text);
  fireEvent.click(text);
  getSelection()?.removeAllRanges();
  fireEvent.click(requiredChild(carousel, 'a'));
  button('Pause slides');
  fireEvent.click(text);
  button('Play slides');
});

test('a swipe of 40 pixels moves the slides; the mouse, a second finger and a canceled touch do not', () => {
  const { text, button, number } = show();
  const touch = { pointerType: 'touch', isPrimary: true };
  const down = (clientX: number, pointer = touch) => fireEvent.pointerDown(text, { clientX, ...pointer });
  const up = (clientX: number, pointer = touch) => {
    fireEvent.pointerUp(text, { clientX, ...pointer });
    return number();
  };
  down(200);
  expect(up(160)).toBe(2);
  fireEvent.click(text);
  button('Pause slides');
  down(200);
  expect(up(240)).toBe(1);
  down(200);
  expect(up(161)).toBe(1);
  fireEvent.click(text);
  button('Play slides');
  down(200, { ...touch, pointerType: 'mouse' });
  expect(up(100, { ...touch, pointerType: 'mouse' })).toBe(1);
  down(200);
  down(210, { ...touch, isPrimary: false });
  expect(up(100)).toBe(1);
  down(200);
  fireEvent.pointerCancel(text);
  expect(up(100)).toBe(1);
});
