import { expect, test } from 'vitest';
import { renderPart } from '../../../../tests/support/renderPart.ts';
import { Related } from './Related';

const links = [{ href: '/services/one', title: 'One', text: 'One sentence.' }];

test('only the links of the first group have a text', () => {
  const texts = (...groups: Parameters<typeof Related>[0]['groups']) =>
    renderPart(<Related groups={groups} />).querySelectorAll('li p').length;
  expect(texts({ heading: 'Articles', links }, { heading: 'Services', links })).toBe(1);
  expect(texts({ heading: 'Articles', links: [] }, { heading: 'Services', links })).toBe(1);
});

test('its name says which groups have links; without any there is nothing', () => {
  const name = (...groups: Parameters<typeof Related>[0]['groups']) =>
    renderPart(<Related groups={groups} />)
      .querySelector('aside')
      ?.getAttribute('aria-label');
  expect(name({ heading: 'Articles', links }, { heading: 'Services', links })).toBe('Articles, Services');
  expect(name({ heading: 'Articles', links: [] }, { heading: 'Services', links })).toBe('Services');
  expect(name({ heading: 'Articles', links: [] })).toBeUndefined();
});
