// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { BeforeAfter } from '@/sections/Projects/BeforeAfter';
import { stubObserver } from '../../tests/support/observer';

const markup = renderToStaticMarkup(
  <BeforeAfter
    project="A tidy desk"
    before="3 boxes"
    after="1 box"
    drawings={{
      both: { viewBox: [0, 0, 360, 240], body: '' },
      before: { src: '/three-boxes.svg', width: 360, height: 240 },
      after: { src: '/one-box.svg', width: 360, height: 240 },
    }}
    alt={{ before: 'Three boxes', after: 'One box' }}
  />,
);

let view: ReturnType<typeof stubObserver>;
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  view = stubObserver();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Passes time, and runs what waits for the end of another movement. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function showAll(number: number) {
  document.body.innerHTML = markup.repeat(number);
  await import('./beforeAfter');
  return [...document.querySelectorAll<HTMLElement>('[data-before-after]')].map((element) => {
    const input = requiredChild<HTMLInputElement>(element, 'input[type="range"]');
    return {
      element,
      input,
      state: () => ({
        count: requiredChild(element, ':scope > p').textContent,
        text: input.getAttribute('aria-valuetext'),
        position: element.style.getPropertyValue('--position'),
      }),
    };
  });
}

async function showOne() {
  const [only] = await showAll(1);
  if (!only) throw new Error('nothing is shown');
  return only;
}

const atStart = { count: '3 boxes', text: '3 boxes', position: '' };
const inTheMiddle = { count: '2 boxes', text: '2 boxes', position: '1' };
const atEnd = { count: '1 box', text: '1 box', position: '2' };

test('both states are there without a script: what they show, their values, and no control', () => {
  document.body.innerHTML = markup;
  const figures = [...document.querySelectorAll('figure')];
  const shown = figures.map((figure) => {
    const picture = requiredChild(figure, 'img');
    const value = requiredChild(figure, 'figcaption p').textContent;
    return [picture.getAttribute('alt'), picture.getAttribute('src'), value];
  });
  expect(shown).toEqual([
    ['Three boxes', '/three-boxes.svg', '3 boxes'],
    ['One box', '/one-box.svg', '1 box'],
  ]);
  expect(document.querySelectorAll('input, svg')).toHaveLength(0);
});

test('a range input from before to after sets the position, the number and its text', async () => {
  const { element, input, state } = await showOne();
  const moveTo = (position: number) => {
    input.valueAsNumber = position;
    input.dispatchEvent(new Event('input'));
  };
  expect([input.max, input.getAttribute('aria-label')]).toEqual(['2', 'From before to after: A tidy desk']);
  expect(state()).toEqual(atStart);
  moveTo(1);
  expect(state()).toEqual(inTheMiddle);
  moveTo(2);
  expect(state()).toEqual(atEnd);
  // The first drawing is still what was before.
  expect(requiredChild(element, 'figcaption p').textContent).toBe('3 boxes');
});

test('it moves to after in 1,800 ms once half of it is in view, and then has steps again', async () => {
  const { element, input, state } = await showOne();
  view.show(element, 0.49);
  await pass(5000);
  expect(state()).toEqual(atStart);
  view.show(element, 0.5);
  await pass(912);
  expect(state().count).toBe('2 boxes');
  await pass(848);
  expect(Number(state().position)).toBeLessThan(2);
  await pass(64);
  expect(state()).toEqual(atEnd);
  expect(input.step).toBe('1');
  expect(vi.getTimerCount()).toBe(0);
  expect(view.watched.size).toBe(0);
});

test('its first movement replaces the picture of the first state with the drawing', async () => {
  const { element } = await showOne();
  const first = requiredChild(element, 'figure');
  const shown = () => [...first.querySelectorAll('img, svg')].map((picture) => picture.tagName.toLowerCase());
  expect(shown()).toEqual(['img']);
  view.show(element, 0.5);
  await pass(100);
  expect(shown()).toEqual(['svg']);
  expect(first.querySelector('svg')?.getAttribute('aria-label')).toBe('Three boxes');
});

test.each([
  ['a press', () => new Event('pointerdown')],
  ['a key', () => new KeyboardEvent('keydown', { key: 'Home' })],
])('%s ends the movement at once and for good', async (_, createEvent) => {
  const { element, input, state } = await showOne();
  view.show(element, 1);
  await pass(912);
  input.valueAsNumber = 1;
  input.dispatchEvent(createEvent());
  await pass(5000);
  expect(state()).toEqual(inTheMiddle);
  expect(input.step).toBe('1');
});

test('it does not move after a press before it was seen, but does after a key that only passes', async () => {
  const [pressed, passed] = await showAll(2);
  if (!pressed || !passed) throw new Error('nothing is shown');
  pressed.input.dispatchEvent(new Event('pointerdown'));
  passed.input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  view.show(pressed.element, 1);
  view.show(passed.element, 1);
  await pass(1900);
  expect(pressed.state().count).toBe('3 boxes');
  expect(passed.state()).toEqual(atEnd);
});

test('one moves at a time', async () => {
  const [first, second] = await showAll(2);
  if (!first || !second) throw new Error('nothing is shown');
  view.show(first.element, 1);
  view.show(second.element, 1);
  await pass(1700);
  expect(second.state()).toEqual(atStart);
  await pass(200);
  expect(first.state()).toEqual(atEnd);
  await pass(1800);
  expect(second.state()).toEqual(atEnd);
});
