// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { thresholds } from '@/config/motion';
import { stubObserver } from '../../../tests/support/observer';
import { setMotion } from '../../../tests/support/pageState';
import { TeamReveal } from './TeamReveal';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setMotion('on');
});

function renderCard() {
  const { getByRole, getByText } = render(
    <TeamReveal threshold={thresholds.team}>
      <article>
        <p data-reveal="">Leadership</p>
      </article>
    </TeamReveal>,
  );
  return { card: getByRole('article'), state: () => getByText('Leadership').dataset.reveal };
}

test('blurs until 30 % of the card is in view, once', () => {
  const view = stubObserver();
  const { card, state } = renderCard();
  expect(state()).toBe('blurred');
  view.show(card, 0.29);
  expect(state()).toBe('blurred');
  view.show(card, 0.3);
  expect(state()).toBe('clear');
  expect(view.watched.size).toBe(0);
  act(() => setMotion('off'));
  act(() => setMotion('on'));
  expect(state()).toBe('clear');
});

test('is clear without motion', () => {
  const view = stubObserver();
  const { state } = renderCard();
  act(() => setMotion('off'));
  expect(state()).toBe('clear');
  expect(view.watched.size).toBe(0);
});

test('is clear where nothing can be observed', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  expect(renderCard().state()).toBe('clear');
});
