import { expect, test } from 'vitest';
import { texts } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { LegalText } from './LegalText';

const page = {
  heading: 'Imprint',
  lead: 'Who we are.',
  changed: { label: 'Changed in May', day: '2026-05-01' },
  sections: [
    { heading: 'Owner', text: 'Ada.' },
    { heading: 'Changes', text: 'None.' },
  ],
  contact: 'The last line.',
};

test('a statement follows the sections without a number, and is in the contents', () => {
  const legal = renderPart(<LegalText {...page} statement={{ heading: 'Our statement', text: 'All is well.' }} />);
  expect(texts(legal, 'h2')).toEqual(['Owner', 'Changes', 'Our statement']);
  expect(texts(legal, '#our-statement p')).toEqual(['All is well.']);
  expect(legal.querySelector('nav li:last-child a')?.getAttribute('href')).toBe('#our-statement');
  expect(texts(legal, '.numeral')).toEqual(['1', '2']);
  expect(texts(renderPart(<LegalText {...page} />), 'h2')).toEqual(['Owner', 'Changes']);
});

test('the contents link to each of two sections with the same heading', () => {
  const sections = ['Changes', 'Owner', 'Changes'].map((heading, index) => ({ heading, text: `Text ${index}` }));
  const legal = renderPart(<LegalText {...page} sections={sections} />);
  const targets = [...legal.querySelectorAll('nav a')].map((link) => {
    const id = link.getAttribute('href')?.slice(1);
    return legal.querySelector(`section[id="${id}"] p`)?.textContent;
  });
  expect(targets).toEqual(['Text 0', 'Text 1', 'Text 2']);
});
