// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Team } from '@/features/about/Team';
import { ArticleGrid } from '@/features/blog/ArticleGrid';
import { CoreOfferings } from '@/features/home/CoreOfferings';
import { ServiceCatalogue } from '@/features/services/ServiceCatalogue';
import { ServiceBanner } from '@/features/services/service/ServiceBanner';
import { requiredChild } from '@/lib/dom';

const picture = { src: '/a.svg', width: 1, height: 1 };
const card = { id: 'roots', title: 'Roots', shortDescription: '', picture };
const link = { label: '', href: '/services' };
const banner = <ServiceBanner title="Roots" lead="" picture={{ ...picture, alt: 'Roots' }} />;
const team = <Team heading="" text="" cards={[{ picture, alt: 'Leadership', title: 'Leadership', description: '' }]} />;
const services = <ServiceCatalogue heading="" lead="" services={[card]} />;
const offerings = <CoreOfferings heading="" text="" link={link} services={[card]} />;
const articles = <ArticleGrid heading="" articles={[{ ...card, excerpt: '', topic: '', minutes: 1 }]} />;

afterEach(() => {
  vi.resetModules();
  vi.restoreAllMocks();
});

/** Shows a section whose picture is still loading, there or failed when the script runs. */
async function show(section: React.ReactNode, { complete = false, naturalWidth = 0 } = {}) {
  const become = (changed: { complete: boolean; naturalWidth: number }) => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(changed.complete);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(changed.naturalWidth);
  };
  become({ complete, naturalWidth });
  document.body.innerHTML = renderToStaticMarkup(section);
  expect(document.querySelector('[data-when]:not([hidden])'), 'a state without a script').toBeNull();
  await import('./imageStates.script');
  const image = requiredChild<HTMLImageElement>(document, 'img');
  return {
    answer: (event: 'load' | 'error') => {
      become({ complete: true, naturalWidth: event === 'load' ? 600 : 0 });
      image.dispatchEvent(new Event(event));
    },
    states: () => [
      ...(image.hidden ? [] : ['image']),
      ...[...document.querySelectorAll<HTMLElement>('[data-when]:not([hidden])')].map(({ dataset }) => dataset.when),
    ],
  };
}

test('a spinner is shown only while the picture loads, also if it loaded or failed before the script ran', async () => {
  const { answer, states } = await show(banner);
  expect(states()).toEqual(['image', 'loading']);
  answer('load');
  expect(states()).toEqual(['image']);
  vi.resetModules();
  expect((await show(banner, { complete: true })).states()).toEqual(['failed']);
  vi.resetModules();
  expect((await show(banner, { complete: true, naturalWidth: 600 })).states()).toEqual(['image']);
});

test.each([
  ['a service', banner, 'Image unavailable for Roots'],
  ['a team', team, 'Team image unavailable'],
  ['a card of a service', services, 'Image unavailable for Roots'],
  ['a card on Home', offerings, 'Image unavailable for Roots'],
  ['a card of an article', articles, 'Image unavailable for Roots'],
])('a picture of %s that fails is replaced by a sentence, until it loads', async (_, section, message) => {
  const { answer, states } = await show(section);
  answer('error');
  expect(states()).toEqual(['failed']);
  expect(document.querySelector('[data-when=failed]')?.textContent).toBe(message);
  answer('load');
  expect(states()).toEqual(['image']);
});
