import { describe, expect, test } from 'vitest';
import type { Draft } from './draft';
import { subjects } from './examples';
import { empty, type Values } from './message';
import { isDraft, type Opening, openForm } from './opening';
import type { Link } from './preset';

const nowhere: Link = { service: '', isRequested: false, subject: '' };
/** From the page of a service. */
const from = (service: string): Link => ({ ...nowhere, service });
/** With a service, and perhaps a subject, in the address. */
const to = (service: string, subject = ''): Link => ({ service, isRequested: true, subject });

const ada = { ...empty, name: 'Ada', email: 'a@b.c' };
const write = (service: string, message: string): Values => ({ ...ada, service, message });

function open(opening: Partial<Opening>) {
  const { values, preset } = openForm(
    { shown: empty, known: undefined, draft: undefined, link: nowhere, isNew: true, ...opening },
    subjects,
  );
  return [values, preset];
}

describe('a link fills in', () => {
  const desk = { ...empty, service: 'Desks', message: 'About: A desk\n\n' };

  test.each([
    ['of the page before', from('Desks'), empty, { ...empty, service: 'Desks' }],
    ['and a subject', to('Desks', 'A desk'), empty, desk],
    ['after a text was typed', to('Desks', 'A desk'), { ...ada, message: 'Hi' }, write('Desks', 'About: A desk\n\nHi')],
    ['into fields that the browser has restored', to('Desks', 'A desk'), desk, desk],
  ])('a service %s', (_, link, shown, expected) => {
    expect(open({ link, shown })).toEqual([expected, 'Desks']);
    expect(open({ link, shown, isNew: false })).toEqual([expected, 'Desks']);
  });

  test('nothing over a service that was chosen before hydration', () => {
    const shown = { ...empty, service: 'Chairs' };
    expect(open({ link: to('Desks', 'A desk'), shown })).toEqual([shown, '']);
  });
});

describe('with a draft', () => {
  const desk = write('Desks', 'About: A desk\n\nHi');
  const byLink: Draft = { values: desk, preset: 'Desks', sending: false };
  const byVisitor: Draft = { values: write('Chairs', 'About: A desk\n\nHi'), preset: '', sending: false };
  const plain: Draft = { values: write('', 'Hi'), preset: '', sending: false };

  test.each([
    ['names nothing', byLink, nowhere, desk, 'Desks'],
    ['names the same service', byLink, from('Desks'), desk, 'Desks'],
    ['names another service', byLink, from('Chairs'), write('Chairs', 'Hi'), 'Chairs'],
    ['asks for another service', byLink, to('Chairs'), write('Chairs', 'Hi'), 'Chairs'],
    ['asks about something else', byLink, to('Chairs', 'A chair'), write('Chairs', 'About: A chair\n\nHi'), 'Chairs'],
    ['names a service, and none was chosen', plain, from('Desks'), write('Desks', 'Hi'), 'Desks'],
    ['names a service, and the visitor chose one', byVisitor, from('Lamps'), byVisitor.values, ''],
    ['asks for a service, and the visitor chose one', byVisitor, to('Lamps'), write('Lamps', 'Hi'), 'Lamps'],
    [
      'asks about something, and the visitor chose',
      byVisitor,
      to('Desks', 'A hall'),
      write('Desks', 'About: A hall\n\nHi'),
      'Desks',
    ],
  ])('a new link that %s changes only what a link filled in', (_, draft, link, expected, preset) => {
    expect(open({ draft, link })).toEqual([expected, preset]);
    expect(open({ draft, link, isNew: false }), 'on reload').toEqual([draft.values, draft.preset]);
    expect(open({ draft: { ...draft, sending: true }, link }), 'it may have been sent').toEqual([
      draft.values,
      draft.preset,
    ]);
  });
});

describe('a page from the back/forward cache', () => {
  const link = to('Desks', 'A desk');
  const preset = { ...empty, service: 'Desks', message: 'About: A desk\n\n' };
  const older: Draft = { values: write('Desks', 'Hello'), preset: 'Desks', sending: false };
  const newer: Draft = { values: { ...write('Chairs', 'Hello again'), name: '' }, preset: 'Chairs', sending: false };

  test.each([
    ['stored a draft', preset, undefined, newer, newer.values, 'Chairs'],
    ['changed the draft', older.values, older, newer, newer.values, 'Chairs'],
    [
      'changed it; a text was never stored',
      { ...older.values, message: 'Hi' },
      older,
      newer,
      { ...newer.values, message: 'Hi' },
      'Chairs',
    ],
    [
      'changed it; a service was never stored',
      { ...older.values, service: 'Lamps' },
      older,
      newer,
      { ...newer.values, service: 'Lamps' },
      '',
    ],
    ['changed it; a field is empty', { ...older.values, email: '' }, older, newer, newer.values, 'Chairs'],
    ['sent it', older.values, older, undefined, preset, 'Desks'],
    [
      'sent it; a name was never stored',
      { ...older.values, name: 'Eve' },
      older,
      undefined,
      { ...preset, name: 'Eve' },
      'Desks',
    ],
  ])('shows what the tab has after a later page %s', (_, shown, known, draft, expected, service) => {
    expect(open({ shown, known, draft, link, isNew: false })).toEqual([expected, service]);
  });
});

test.each([
  ['nothing', empty, '', from('Desks'), false],
  ['what the link filled in', { ...empty, service: 'Desks' }, 'Desks', from('Desks'), false],
  ['the same service, chosen by the visitor', { ...empty, service: 'Desks' }, '', from('Desks'), true],
  ['a text', { ...empty, message: 'Hi' }, '', nowhere, true],
  ['a service without the subject of the link', { ...empty, service: 'Desks' }, 'Desks', to('Desks', 'A desk'), true],
])('%s is a draft: %s', (_, values, preset, link, expected) => {
  expect(isDraft({ values, preset }, link, subjects)).toBe(expected);
});
