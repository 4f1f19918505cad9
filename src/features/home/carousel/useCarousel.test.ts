// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setHidden, setMotion } from '../../../../tests/support/pageState';
import { slider, testimonials } from './constants';
import { useCarousel } from './useCarousel';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  act(() => {
    setHidden(false);
    setMotion('on');
  });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the slider', () => {
  const render = (count = 5) => renderHook(() => useCarousel({ count, step: 1, ...slider, trackLabel: '' })).result;

  test('shows the first slide at 5,999 ms, the second at 6,000 ms, and wraps at 30,000 ms', () => {
    const carousel = render();
    expect(carousel.current).toMatchObject({ index: 0, region: { 'data-moved': false } });
    pass(5999);
    expect(carousel.current.index).toBe(0);
    pass(1);
    expect(carousel.current).toMatchObject({ index: 1, region: { 'data-moved': true } });
    pass(18_000);
    expect(carousel.current.index).toBe(4);
    pass(5999);
    expect(carousel.current.index).toBe(4);
    pass(1);
    expect(carousel.current.index).toBe(0);
  });

  test('wraps in both directions, and two moves in one render both count', () => {
    const carousel = render();
    act(() => carousel.current.previous());
    expect(carousel.current.index).toBe(4);
    act(() => carousel.current.next());
    expect(carousel.current.index).toBe(0);
    act(() => {
      carousel.current.next();
      carousel.current.next();
    });
    expect(carousel.current.index).toBe(2);
  });

  test.each(['next', 'previous', 'jump'] as const)(
    'after the last %s the next change comes 9,000 ms later',
    (action) => {
      const carousel = render();
      pass(5000);
      act(() => carousel.current[action](3));
      pass(2000);
      act(() => carousel.current[action](2));
      const { index } = carousel.current;
      pass(8999);
      expect(carousel.current.index).toBe(index);
      pass(1);
      expect(carousel.current.index).toBe((index + 1) % 5);
    },
  );

  test('a pause continues after the hold, and after motion is switched off and on', () => {
    const carousel = render();
    act(() => carousel.current.next());
    act(() => carousel.current.togglePause());
    expect(carousel.current).toMatchObject({ paused: true, playing: false });
    act(() => setMotion('off'));
    act(() => setMotion('on'));
    pass(3_600_000);
    expect(carousel.current.index).toBe(1);
    act(() => carousel.current.togglePause());
    pass(6000);
    expect(carousel.current.index).toBe(2);
  });

  test('stops when motion is switched off, and its buttons still work', () => {
    const carousel = render();
    act(() => setMotion('off'));
    expect(carousel.current.paused).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    pass(3_600_000);
    act(() => carousel.current.next());
    expect(carousel.current.index).toBe(1);
    pass(3_600_000);
    expect(carousel.current.index).toBe(1);
    act(() => setMotion('on'));
    pass(6000);
    expect(carousel.current.index).toBe(2);
  });

  test('plays with motion off if the visitor presses play, until motion is switched off again', () => {
    const carousel = render();
    act(() => setMotion('off'));
    act(() => carousel.current.togglePause());
    pass(6000);
    expect(carousel.current.index).toBe(1);
    act(() => setMotion('on'));
    act(() => setMotion('off'));
    pass(60_000);
    expect(carousel.current.index).toBe(1);
  });

  test('runs no timer on a hidden page, not even for a hold, and does not catch up afterwards', () => {
    const carousel = render();
    act(() => carousel.current.next());
    act(() => setHidden(true));
    expect(vi.getTimerCount()).toBe(0);
    pass(3_600_000);
    expect(carousel.current.index).toBe(1);
    act(() => setHidden(false));
    expect(carousel.current.index).toBe(1);
    pass(8999);
    expect(carousel.current.index).toBe(1);
    pass(1);
    expect(carousel.current.index).toBe(2);
  });

  test('rests while the pointer is on a text, and runs for a full interval afterwards', () => {
    const carousel = render();
    pass(5000);
    act(() => carousel.current.track.onPointerEnter());
    pass(20_000);
    expect(carousel.current.index).toBe(0);
    act(() => carousel.current.track.onPointerLeave());
    pass(5999);
    expect(carousel.current.index).toBe(0);
    pass(1);
    expect(carousel.current.index).toBe(1);
  });

  test('after a press the pointer counts only when it comes back to a text', () => {
    const carousel = render();
    act(() => carousel.current.track.onPointerEnter());
    act(() => carousel.current.next());
    pass(9000);
    expect(carousel.current.index).toBe(2);
    act(() => carousel.current.track.onPointerEnter());
    act(() => carousel.current.togglePause());
    act(() => carousel.current.togglePause());
    pass(6000);
    expect(carousel.current.index).toBe(3);
    act(() => carousel.current.track.onPointerEnter());
    pass(20_000);
    expect(carousel.current.index).toBe(3);
  });

  test('pauses while a dialog is open', async () => {
    const carousel = render();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    await act(async () => dialog.show());
    expect(vi.getTimerCount()).toBe(0);
    await act(async () => dialog.close());
    dialog.remove();
    pass(6000);
    expect(carousel.current.index).toBe(1);
  });

  test('runs no timer on a prerendered page', () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    const carousel = render();
    expect(vi.getTimerCount()).toBe(0);
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    act(() => document.dispatchEvent(new Event('prerenderingchange')) && undefined);
    pass(6000);
    expect(carousel.current.index).toBe(1);
  });
});

describe('the testimonials', () => {
  const render = () => {
    const { result } = renderHook(() => useCarousel({ count: 5, step: 2, ...testimonials, trackLabel: '' }));
    const pair = () => [result.current.index + 1, ((result.current.index + 1) % 5) + 1].join();
    return { result, pair };
  };

  test('move by two every 5,000 ms, in pairs that wrap', () => {
    const { pair } = render();
    for (const expected of ['1,2', '3,4', '5,1', '2,3', '4,5', '1,2']) {
      expect(pair()).toBe(expected);
      pass(4999);
      expect(pair()).toBe(expected);
      pass(1);
    }
  });

  test('move back in the same pairs, and hold for 3,000 ms', () => {
    const { result, pair } = render();
    act(() => result.current.previous());
    expect(pair()).toBe('4,5');
    pass(7999);
    expect(pair()).toBe('4,5');
    pass(1);
    expect(pair()).toBe('1,2');
  });
});
