// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isFromCareers, JobLine } from './JobLine';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['/career', true],
  ['/jobs/gardener', true],
  ['/about', false],
  ['/careers-elsewhere', false],
  ['https://elsewhere.example/career', false],
  ['', false],
])('a visitor from "%s" comes from Careers or a job: %s', (from, expected) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from && new URL(from, location.href).href);
  expect(isFromCareers()).toBe(expected);
});

test('it leads to the open jobs and to the address, or without open jobs to the address alone', () => {
  const seeJobs = 'See the 2 open roles';
  const links = (container: Element) =>
    [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  const href = 'mailto:jobs@b.example?subject=Open%20application';
  const mail = ['jobs@b.example', href];
  const open = render(<JobLine email="jobs@b.example" href={href} seeJobs={seeJobs} />).container;
  expect(links(open)).toEqual([[seeJobs, '/career#roles'], mail]);
  expect(open.textContent).toBe(`Looking for a job? ${seeJobs} or write to jobs@b.example`);
  const closed = render(<JobLine email="jobs@b.example" href={href} />).container;
  expect(links(closed)).toEqual([mail]);
  expect(closed.textContent).toBe('Looking for a job? Write to jobs@b.example');
});
