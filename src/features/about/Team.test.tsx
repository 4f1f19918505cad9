// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { requiredChild } from '@/lib/dom';
import { stubObserver } from '../../../tests/support/observer';
import { texts } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { Team } from './Team';

afterEach(() => vi.unstubAllGlobals());

const card = {
  picture: { src: '/a.svg', width: 4, height: 3 },
  alt: '',
  title: 'Leadership',
  description: 'They listen.',
};
const section = <Team heading="Our Team" text="All of us." cards={[card]} />;

test('a card has its title and its description', () => {
  expect(texts(renderPart(section), 'article :is(h3, p)')).toEqual(['Leadership', 'They listen.']);
});

test('a card is uncovered once 30 % of it are in view, also on the first screen', async () => {
  document.body.innerHTML = renderToStaticMarkup(section);
  const view = stubObserver();
  const article = requiredChild(document, 'article');
  await import('@/ui/entrance.script');
  view.show(article, 1);
  expect(article.dataset.enter).toBe('waiting');
  view.show(article, 0.29);
  expect(article.dataset.enter).toBe('waiting');
  view.show(article, 0.3);
  expect(article.dataset.enter).toBe('in');
});
