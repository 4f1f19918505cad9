import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart.ts';
import { Related } from './Related';

const links = [{ href: '/services/one', title: 'One', text: 'One sentence.' }];

test('only groups with links are in its name, and only those of the first have a text', () => {
  const show = (...groups: Parameters<typeof Related>[0]['groups']) => {
    const part = renderPart(<Related groups={groups} />);
    return [part.querySelector('aside')?.getAttribute('aria-label'), part.querySelectorAll('li p').length];
  };
  const services = { heading: 'Services', links };
  expect(show({ heading: 'Articles', links }, services)).toEqual(['Articles, Services', 1]);
  expect(show({ heading: 'Articles', links: [] }, services)).toEqual(['Services', 1]);
  expect(show({ heading: 'Articles', links: [] })).toEqual([undefined, 0]);
});
