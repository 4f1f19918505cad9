import { expect, test } from 'vitest';
import { texts } from '../../../../tests/support/parts.ts';
import { renderPart } from '../../../../tests/support/renderPart.ts';
import { ProjectHeader } from './ProjectHeader';

const project = { title: 'Answers in an hour', client: 'Roots', sector: 'nursery' };
const change = {
  before: '4 days',
  after: '1 hour',
  picture: { drawing: 'boxes', before: 'Four boxes', after: 'One box' },
};

const drawing = (id: string) =>
  ({ id, viewBox: [0, 0, 360, 240], body: '<path d="M0 0"/>', scheme: 'panel', classes: [] }) as const;

test('each figure is above its drawing, which has its text alternative', () => {
  const drawings = { before: drawing('before/boxes'), after: drawing('after/boxes') };
  const header = renderPart(<ProjectHeader {...project} change={change} drawings={drawings} />);
  expect(texts(header, '.panel p')).toEqual(['Before 4 days to', 'After 1 hour']);
  expect([...header.querySelectorAll('svg[role=img]')].map((part) => part.getAttribute('aria-label'))).toEqual([
    'Four boxes',
    'One box',
  ]);
});

test('a photograph stands below the figures, and neither it nor a drawing is needed', () => {
  const photograph = { src: '/desk.jpg', width: 1200, height: 800, alt: 'A desk' };
  const header = renderPart(<ProjectHeader {...project} change={change} photograph={photograph} />);
  expect([...header.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['A desk']);
  const bare = renderPart(<ProjectHeader {...project} change={{ before: '4 days', after: '1 hour' }} />);
  expect(texts(bare, '.panel p')).toEqual(['Before 4 days to', 'After 1 hour']);
  expect(bare.querySelectorAll('img, .plate')).toHaveLength(0);
});
