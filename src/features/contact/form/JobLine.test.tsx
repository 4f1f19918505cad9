import { expect, test } from 'vitest';
import { links } from '../../../../tests/support/parts.ts';
import { renderPart } from '../../../../tests/support/renderPart.ts';
import { JobLine } from './JobLine';

test('it leads to the open jobs and to the address, or without open jobs to the address alone', () => {
  const careers = { email: 'jobs@b.example', href: 'mailto:jobs@b.example?subject=Open%20application' };
  const mail = [careers.email, careers.href];
  const open = renderPart(<JobLine {...careers} seeJobs="See the 2 open roles" />);
  expect(links(open)).toEqual([['See the 2 open roles', '/career#roles'], mail]);
  expect(open.textContent).toBe('Looking for a job? See the 2 open roles or write to jobs@b.example');
  const closed = renderPart(<JobLine {...careers} />);
  expect(links(closed)).toEqual([mail]);
  expect(closed.textContent).toBe('Looking for a job? Write to jobs@b.example');
});
