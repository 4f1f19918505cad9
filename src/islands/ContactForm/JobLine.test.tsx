// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { JobLine } from './JobLine';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const roles = 'See the 2 open roles';

/** The line as a visitor sees it who comes from an address. */
function show(from: string, props: { roles?: string; ready?: boolean } = { roles }) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from && new URL(from, location.href).href);
  const { container } = render(<JobLine email="jobs@b.example" ready {...props} />);
  return { container, isNotice: container.querySelector('.panel') !== null };
}

test.each([
  ['/career', true],
  ['/jobs/gardener', true],
  ['/about', false],
  ['/careers-elsewhere', false],
  ['https://elsewhere.example/career', false],
  ['', false],
])('for a visitor from "%s" it is a notice: %s', (from, isNotice) => {
  expect(show(from).isNotice).toBe(isNotice);
});

test('before hydration it is a plain line', () => {
  expect(show('/career', { roles, ready: false }).isNotice).toBe(false);
});

test('it leads to the open roles and to the address, or without open roles to the address alone', () => {
  const links = (container: Element) =>
    [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  const mail = ['jobs@b.example', 'mailto:jobs@b.example'];
  const open = show('').container;
  expect(links(open)).toEqual([[roles, '/career#roles'], mail]);
  expect(open.textContent).toBe(`Looking for a job? ${roles} or write to jobs@b.example`);
  const closed = show('', {}).container;
  expect(links(closed)).toEqual([mail]);
  expect(closed.textContent).toBe('Looking for a job? Write to jobs@b.example');
});
