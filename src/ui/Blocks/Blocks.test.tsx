import { expect, test } from 'vitest';
import { texts } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { Blocks } from './Blocks';

const photograph = (name: string) => ({ src: `/${name}.jpg`, width: 600, height: 400, alt: name });
const diagram = {
  id: 'diagrams/a',
  scheme: 'page',
  classes: [],
  viewBox: [0, 0, 10, 10],
  body: '<text>A</text>',
  alt: 'From A to B',
} as const;

const blocks = renderPart(
  <Blocks
    hasContents
    blocks={[
      { type: 'imageText', heading: 'One', description: 'First.' },
      { type: 'section', heading: 'Margin', description: 'Second.' },
      { type: 'imageText', description: 'Third.' },
      { type: 'text', text: 'A statement.' },
      { type: 'imageText', heading: 'One', description: 'Fourth.' },
    ]}
    pictures={[photograph('one'), diagram, photograph('four')]}
  />,
);
const pictured = [...blocks.querySelectorAll('section:has(img, svg)')];

test('the blocks are in order', () => {
  expect(texts(blocks, 'section p, .statement')).toEqual(['First.', 'Second.', 'Third.', 'A statement.', 'Fourth.']);
});

test('each has its own picture: a photograph is a file, and a diagram is inline with its text alternative', () => {
  const sources = pictured.map((block) => block.querySelector('img')?.getAttribute('src'));
  expect(sources).toEqual(['/one.jpg', undefined, '/four.jpg']);
  expect(pictured[1]?.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBe('From A to B');
});

test('a wide diagram and its narrow drawing have a text alternative each, and their section one heading', () => {
  const wide = { ...diagram, narrow: { ...diagram, alt: 'Only A' } };
  const across = renderPart(
    <Blocks blocks={[{ type: 'imageText', heading: 'One', description: 'First.' }]} pictures={[wide]} />,
  );
  const labels = [...across.querySelectorAll('section svg[role=img]')].map((svg) => svg.getAttribute('aria-label'));
  expect(labels).toEqual(['From A to B', 'Only A']);
  expect(texts(across, 'h2, p')).toEqual(['One', 'First.']);
});

test('the contents link to every heading, also to one that is there twice', () => {
  const links = [...blocks.querySelectorAll('nav a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['One', 'Margin', 'One']);
  const ids = [...blocks.querySelectorAll('h2')].map(({ id }) => `#${id}`);
  expect(ids).toEqual(['#one', '#margin', '#one-1']);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ids);
});

test('a text with one heading has no contents', () => {
  const section = { type: 'section', heading: 'One', description: 'First.' } as const;
  const short = renderPart(<Blocks hasContents blocks={[section]} pictures={[]} />);
  expect(short.querySelector('nav')).toBeNull();
});
