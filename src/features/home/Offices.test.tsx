// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Office } from '@/content/offices';
import { requiredChild } from '@/lib/dom';
import { stubObserver } from '../../../tests/support/observer';
import { setHidden } from '../../../tests/support/pageState';
import { Offices } from './Offices';

afterEach(() => {
  vi.useRealTimers();
  setHidden(false);
  vi.unstubAllGlobals();
});

const office = (city: string, longitude: number, timeZone: string, timeZoneLabel: string) =>
  ({ id: city, city, longitude, latitude: 0, timeZone, timeZoneLabel, address: [] }) as unknown as Office;
const offices = [
  office('Pune', 74, 'Asia/Kolkata', 'IST'),
  office('Lima', -77, 'America/Lima', 'PET'),
  office('Lagos', 3, 'Africa/Lagos', 'WAT'),
];

test('offices are listed from west to east, and their clocks change with the minute while they are seen', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:40Z') });
  document.documentElement.lang = 'en-GB';
  document.body.innerHTML = renderToStaticMarkup(<Offices heading="Where we are" map="A map" offices={offices} />);
  const view = stubObserver();
  const clocks = () => Array.from(document.querySelectorAll('h3'), (city) => city.nextElementSibling?.textContent);
  await import('@/ui/clocks.script');
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['Lima', 'Lagos', 'Pune']);
  expect(clocks()).toEqual(['PET', 'WAT', 'IST']);
  view.show(requiredChild(document, 'section'), 0.1);
  expect(clocks()).toEqual(['04:00 PET', '10:00 WAT', '14:30 IST']);
  vi.advanceTimersByTime(19_999);
  expect(clocks()[0]).toBe('04:00 PET');
  vi.advanceTimersByTime(1);
  expect(clocks()[0]).toBe('04:01 PET');
  vi.advanceTimersByTime(60_000);
  expect(clocks()[0]).toBe('04:02 PET');
  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime('2026-03-02T10:00:00Z');
  setHidden(false);
  expect(clocks()[0]).toBe('05:00 PET');
});
