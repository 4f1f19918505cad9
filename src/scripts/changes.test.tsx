// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { Change } from '@/sections/Projects/Change';
import { stubObserver } from '../../tests/support/observer';

const markup = renderToStaticMarkup(
  <Change
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

async function showChanges(number: number) {
  document.body.innerHTML = markup.repeat(number);
  await import('./changes');
  return [...document.querySelectorAll<HTMLElement>('[data-change]')].map((change) => {
    const input = requiredChild<HTMLInputElement>(change, 'input[type="range"]');
    return {
      change,
      input,
      state: () => ({
        count: requiredChild(change, ':scope > p').textContent,
        text: input.getAttribute('aria-valuetext'),
        position: change.style.getPropertyValue('--position'),
      }),
    };
  });
}

async function showChange() {
  const [only] = await showChanges(1);
  if (!only) throw new Error('no change');
  return only;
}

const atStart = { count: '3 boxes', text: '3 boxes', position: '' };
const inTheMiddle = { count: '2 boxes', text: '2 boxes', position: '1' };
const atEnd = { count: '1 box', text: '1 box', position: '2' };

test('a range input from before to after sets the position, the number and its text', async () => {
  const { change, input, state } = await showChange();
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
  expect(requiredChild(change, 'figcaption p').textContent).toBe('3 boxes');
});

test('it moves to after in 1,800 ms once half of it is in view, and then has steps again', async () => {
  const { change, input, state } = await showChange();
  view.show(change, 0.49);
  await pass(5000);
  expect(state()).toEqual(atStart);
  view.show(change, 0.5);
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
  const { change } = await showChange();
  const first = requiredChild(change, 'figure');
  const shown = () => [...first.querySelectorAll('img, svg')].map((picture) => picture.tagName.toLowerCase());
  expect(shown()).toEqual(['img']);
  view.show(change, 0.5);
  await pass(100);
  expect(shown()).toEqual(['svg']);
  expect(first.querySelector('svg')?.getAttribute('aria-label')).toBe('Three boxes');
});

test.each([
  ['a press', () => new Event('pointerdown')],
  ['a key', () => new KeyboardEvent('keydown', { key: 'Home' })],
])('%s ends the movement at once and for good', async (_, createEvent) => {
  const { change, input, state } = await showChange();
  view.show(change, 1);
  await pass(912);
  input.valueAsNumber = 1;
  input.dispatchEvent(createEvent());
  await pass(5000);
  expect(state()).toEqual(inTheMiddle);
  expect(input.step).toBe('1');
});

test('it does not move after a press before it was seen, but does after a key that only passes', async () => {
  const [pressed, passed] = await showChanges(2);
  if (!pressed || !passed) throw new Error('no changes');
  pressed.input.dispatchEvent(new Event('pointerdown'));
  passed.input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  view.show(pressed.change, 1);
  view.show(passed.change, 1);
  await pass(1900);
  expect(pressed.state().count).toBe('3 boxes');
  expect(passed.state()).toEqual(atEnd);
});

test('one moves at a time', async () => {
  const [first, second] = await showChanges(2);
  if (!first || !second) throw new Error('no changes');
  view.show(first.change, 1);
  view.show(second.change, 1);
  await pass(1700);
  expect(second.state()).toEqual(atStart);
  await pass(200);
  expect(first.state()).toEqual(atEnd);
  await pass(1800);
  expect(second.state()).toEqual(atEnd);
});
