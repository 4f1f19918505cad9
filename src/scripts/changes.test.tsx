// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { Change } from '@/sections/Projects/Change';

test('a range input from before to after sets the position, the number and its text', async () => {
  vi.resetModules();
  document.body.innerHTML = renderToStaticMarkup(
    <Change
      project="A tidy desk"
      figure={{ viewBox: [0, 0, 360, 240], body: '' }}
      alt={{ before: 'Three boxes', after: 'One box' }}
      values={['3 boxes', '2 boxes', '1 box']}
    />,
  );
  await import('./changes');
  const change = requiredChild(document, '[data-change]');
  const input = requiredChild<HTMLInputElement>(change, 'input[type="range"]');
  const state = () => ({
    count: requiredChild(change, ':scope > p').textContent,
    text: input.getAttribute('aria-valuetext'),
    position: change.style.getPropertyValue('--position'),
  });
  const moveTo = (position: number) => {
    input.valueAsNumber = position;
    input.dispatchEvent(new Event('input'));
  };

  expect([input.max, input.getAttribute('aria-label')]).toEqual(['2', 'From before to after: A tidy desk']);
  expect(state()).toEqual({ count: '3 boxes', text: '3 boxes', position: '' });
  moveTo(1);
  expect(state()).toEqual({ count: '2 boxes', text: '2 boxes', position: '1' });
  moveTo(2);
  expect(state()).toEqual({ count: '1 box', text: '1 box', position: '2' });
  // The first drawing is still what was before.
  expect(requiredChild(change, 'figcaption p').textContent).toBe('3 boxes');
});
