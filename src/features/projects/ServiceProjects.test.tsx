import { expect, test } from 'vitest';
import { links, texts } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { ServiceProjects } from './ServiceProjects';

const picture = (src: string) => ({ src, width: 360, height: 240 });
const card = (id: string) => ({
  id,
  href: `/projects/${id}`,
  title: 'Answers in an hour',
  client: 'Roots',
  sector: 'nursery',
  before: { value: '4 days', picture: picture('/four.svg') },
  after: { value: '1 hour', picture: picture('/one.svg') },
  photograph: undefined,
});

test('old anchors are the section and its cards; a card has its figures and leads to its page', () => {
  const section = renderPart(<ServiceProjects projects={[card('roots'), card('moss')]} />);
  expect(section.querySelector('section')?.id).toBe('project');
  expect([...section.querySelectorAll('li')].map(({ id }) => id)).toEqual(['project-roots', 'project-moss']);
  expect(texts(section, '#project-roots p')).toEqual(['4 days to', '1 hour', 'nursery, Roots']);
  expect(links(section)).toEqual([
    ['Answers in an hour', '/projects/roots'],
    ['Answers in an hour', '/projects/moss'],
    ['All projects', '/projects'],
  ]);
});
