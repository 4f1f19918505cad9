// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Team } from '@/features/about/Team';
import { ServiceBanner } from '@/features/services/service/ServiceBanner';
import { requiredChild } from '@/lib/dom';

const picture = { src: '/a.svg', width: 1, height: 1 };
const banner = <ServiceBanner title="Roots" lead="" number={1} total={1} picture={{ ...picture, alt: 'Roots' }} />;
const team = <Team heading="" text="" cards={[{ picture, alt: 'Leadership', title: 'Leadership', description: '' }]} />;

afterEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
});

/** Shows a section whose picture is still loading, there or failed when the script runs. */
async function show(section: React.ReactNode, { complete = false, naturalWidth = 0 } = {}) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  document.body.innerHTML = renderToStaticMarkup(section);
  expect(document.querySelector('[data-when]:not([hidden])'), 'a state without a script').toBeNull();
  await import('./imageStates.script');
  const image = requiredChild<HTMLImageElement>(document, '[data-picture] img');
  const states = () => [
    ...(image.hidden ? [] : ['image']),
    ...[...document.querySelectorAll<HTMLElement>('[data-when]:not([hidden])')].map(({ dataset }) => dataset.when),
  ];
  return { image, states };
}

test('a spinner is shown only while the picture loads', async () => {
  const { image, states } = await show(banner);
  expect(states()).toEqual(['image', 'loading']);
  image.dispatchEvent(new Event('load'));
  expect(states()).toEqual(['image']);
});

test.each([
  ['service', banner, 'Image unavailable for Roots'],
  ['team', team, 'Team image unavailable'],
])('a picture of a %s that fails is replaced by a sentence', async (_, section, message) => {
  const { image, states } = await show(section);
  image.dispatchEvent(new Event('error'));
  expect(states()).toEqual(['failed']);
  expect(document.body.textContent).toContain(message);
});

test('a picture that loaded or failed before the script ran is handled', async () => {
  expect((await show(banner, { complete: true })).states()).toEqual(['failed']);
  vi.resetModules();
  expect((await show(banner, { complete: true, naturalWidth: 600 })).states()).toEqual(['image']);
});
