// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readLink, withSubject } from './preset';

const subjects = {
  services: [
    { id: 'desks', title: 'Desks', examples: ['A desk, USD 6 to 9', 'A hall, USD 60 to 90'] },
    { id: 'chairs', title: 'Chairs' },
  ],
  projects: [{ id: 'loom', subject: 'Half the wait (Loom)' }],
};

const nothing = { service: '', isRequested: false, subject: '' };

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

test.each([
  ['?service=desks&example=2', { service: 'Desks', isRequested: true, subject: 'A hall, USD 60 to 90' }],
  ['?service=chairs&project=loom', { service: 'Chairs', isRequested: true, subject: 'Half the wait (Loom)' }],
  ['?service=desks', { service: 'Desks', isRequested: true, subject: '' }],
  ['?service=desks&example=3', { service: 'Desks', isRequested: true, subject: '' }],
  ['?service=desks&example=length', { service: 'Desks', isRequested: true, subject: '' }],
  ['?service=chairs&example=1', { service: 'Chairs', isRequested: true, subject: '' }],
  ['?service=__proto__&example=1', nothing],
  ['?example=1', nothing],
  ['?project=loom', nothing],
  ['?project=A%20desk', nothing],
])('the address %s names %o', (query, link) => {
  history.replaceState(null, '', `/contact${query}`);
  expect(readLink(subjects)).toEqual(link);
});

test.each([
  ['/services/chairs', 'Chairs'],
  ['/services/chairs/legs', ''],
  ['/blog/services/chairs', ''],
])('a link on %s names the service "%s", unless the address names one', (path, service) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}${path}`);
  expect(readLink(subjects)).toEqual({ service, isRequested: false, subject: '' });
  history.replaceState(null, '', '/contact?service=desks');
  expect(readLink(subjects)).toEqual({ service: 'Desks', isRequested: true, subject: '' });
});

test.each([
  ['', 'About: A desk, USD 6 to 9\n\n', ''],
  ['How soon?', 'About: A desk, USD 6 to 9\n\nHow soon?', 'How soon?'],
  ['About: A hall, USD 60 to 90\n\nHow soon?', 'About: A desk, USD 6 to 9\n\nHow soon?', 'How soon?'],
  ['About: Half the wait (Loom)', 'About: A desk, USD 6 to 9\n\n', ''],
  [
    'About: my hall\n\nHow soon?',
    'About: A desk, USD 6 to 9\n\nAbout: my hall\n\nHow soon?',
    'About: my hall\n\nHow soon?',
  ],
])('before %j stands the subject of the link, if it has one, in place of that of another', (message, about, alone) => {
  expect(withSubject(message, 'A desk, USD 6 to 9', subjects)).toBe(about);
  expect(withSubject(message, '', subjects)).toBe(alone);
});
