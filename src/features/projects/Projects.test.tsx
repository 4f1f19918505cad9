import { expect, test } from 'vitest';
import { texts } from '../../../tests/support/parts.ts';
import { renderPart } from '../../../tests/support/renderPart.ts';
import { Projects } from './Projects';

const project = {
  order: 1,
  draft: false,
  title: 'Answers in an hour',
  client: 'Roots',
  sector: 'nursery',
  change: { before: '4 days', after: '1 hour' },
  services: [],
  problem: 'Nobody knew.',
  solution: 'Now they do.',
  results: [
    { value: '40 min', text: 'to an answer' },
    { value: '98%', text: 'of answers' },
  ],
  duration: 'Four months',
  team: 'Three people',
};
const quote = { text: 'It grows.', name: 'Ada', position: 'Owner, Roots' };

const projects = renderPart(
  <Projects
    heading="Projects"
    projects={[
      { ...project, id: 'first', anchor: 'project', quote },
      { ...project, id: 'second', anchor: 'project-second' },
    ]}
  />,
);
const [first, second] = projects.querySelectorAll('article');

test('every anchor is on the page once: that of the first project is the heading', () => {
  expect(texts(projects, '#project')).toEqual(['Projects']);
  expect(second?.querySelectorAll('#project-second')).toHaveLength(1);
});

test('the results of the first project are open; a further one is folded, with its title and its figures in the summary', () => {
  expect(first?.querySelector('.numeral')?.closest('details')).toBeNull();
  expect(second && texts(second, '#project-second > summary h3')).toEqual(['Answers in an hour']);
  expect(second && texts(second, '#project-second > summary .numeral')).toEqual(['4 days to 1 hour']);
  expect(second?.querySelector('dl')?.closest('details')?.hasAttribute('open')).toBe(false);
});

test('what changed is a pair of drawings, each with its figure and its text alternative', () => {
  const picture = (src: string) => ({ src, width: 360, height: 240 });
  const drawn = {
    ...project,
    id: 'third',
    anchor: 'project',
    change: { ...project.change, picture: { drawing: 'boxes', before: 'Three boxes', after: 'One box' } },
    drawings: { before: picture('/three-boxes.svg'), after: picture('/one-box.svg') },
  };
  const section = renderPart(<Projects heading="Projects" projects={[drawn]} />);
  const figures = [...section.querySelectorAll('figure')].map((figure) => {
    const image = figure.querySelector('img');
    return [...texts(figure, 'figcaption > *'), image?.getAttribute('alt'), image?.getAttribute('src')];
  });
  expect(figures).toEqual([
    ['Before', '4 days', 'Three boxes', '/three-boxes.svg'],
    ['After', '1 hour', 'One box', '/one-box.svg'],
  ]);
});

test('a quote is optional', () => {
  expect(first && texts(first, 'blockquote')).toEqual(['It grows.']);
  expect(second?.querySelectorAll('figure')).toHaveLength(0);
});

test('a result has its unit in small letters, if there is one', () => {
  expect(first && texts(first, '.numeral small')).toContain('min');
  const percent = [...(first?.querySelectorAll('.numeral') ?? [])].find((result) => result.textContent === '98%');
  expect(percent?.querySelector('small')).toBeNull();
});
