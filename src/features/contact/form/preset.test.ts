// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { findPreset, withFirstLines } from './preset';

const subjects = {
  services: [
    { id: 'desks', title: 'Desks', examples: ['A desk, USD 6 to 9', 'A hall, USD 60 to 90'] },
    { id: 'chairs', title: 'Chairs' },
  ],
  projects: [{ id: 'loom', subject: 'Half the wait (Loom)' }],
};

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

test.each([
  ['?service=desks&example=2', 'Desks', 'About: A hall, USD 60 to 90\n\n'],
  ['?service=chairs&project=loom', 'Chairs', 'About: Half the wait (Loom)\n\n'],
  ['?service=desks', 'Desks', ''],
  ['?service=desks&example=3', 'Desks', ''],
  ['?service=desks&example=length', 'Desks', ''],
  ['?service=chairs&example=1', 'Chairs', ''],
  ['?service=__proto__&example=1', '', ''],
  ['?example=1', '', ''],
  ['?project=A%20desk', '', ''],
])('at %s the form opens with the service "%s" and the message %j', (query, service, message) => {
  history.replaceState(null, '', `/contact${query}`);
  expect(findPreset(subjects)).toEqual({ name: '', email: '', service, message });
});

test.each([
  ['/services/chairs', 'Chairs'],
  ['/services/chairs/legs', ''],
  ['/blog/services/chairs', ''],
])('from %s the form opens with the service "%s"', (path, service) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}${path}`);
  expect(findPreset(subjects).service).toBe(service);
});

test.each([
  ['', 'About: A desk, USD 6 to 9\n\n'],
  ['How soon?', 'About: A desk, USD 6 to 9\n\nHow soon?'],
  ['About: A hall, USD 60 to 90\n\nHow soon?', 'About: A desk, USD 6 to 9\n\nHow soon?'],
  ['About: Half the wait (Loom)', 'About: A desk, USD 6 to 9\n\n'],
  ['About: my hall\n\nHow soon?', 'About: A desk, USD 6 to 9\n\nAbout: my hall\n\nHow soon?'],
])('before %j stands the subject of the link, in place of that of another link', (message, expected) => {
  expect(withFirstLines(message, 'About: A desk, USD 6 to 9\n\n', subjects)).toBe(expected);
});
