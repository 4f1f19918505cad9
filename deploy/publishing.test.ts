// What deploy.yml decides and reports.
import { expect, test } from 'vitest';
import { lostPages, lostPagesText } from './lostPages.ts';
import { issueFor, namedPages } from './reportIssue.ts';
import { deployedCommit, isContentOnly } from './testScope.ts';

const commit = 'ca4b01f09d3c8e8a0a5b8b7a6f5e4d3c2b1a0f9e';

test('the last deployment is known by its commit; a rollback or a message of another kind is not', () => {
  const status = (message: string) => JSON.stringify({ annotations: { 'workers/message': message } }, null, 2);
  expect(deployedCommit(status(commit))).toBe(commit);
  expect(deployedCommit(status('Rolled back by somebody'))).toBeUndefined();
});

test('a change of content alone needs fewer tests', () => {
  expect(isContentOnly([])).toBe(true);
  expect(isContentOnly(['content/site.yaml', 'content/pictures/team.jpg'])).toBe(true);
  expect(isContentOnly(['content/site.yaml', 'src/styles/tokens.css'])).toBe(false);
});

test('a page is lost that was online and is neither built nor redirected', () => {
  const site = { pages: [{ path: '/', file: 'index.html' }], redirects: [{ from: '/old', to: '/' }] };
  const lost = lostPages(['/', '/old', '/blog/10', '/blog/10'], site);
  expect(lost).toEqual(['/blog/10']);
  expect(namedPages(lostPagesText(lost))).toEqual(lost);
  expect(lostPagesText([])).toBe('');
});

test('the issue says whether the change is online and why not, and there is none after a success', () => {
  const well = { deployed: true, checked: true, log: '', lost: '', run: 'https://code.example/1' };
  const log = 'building\n  content/site.yaml, line 3: the field "name" is missing.\nnpm error';
  expect(issueFor(well)).toBeUndefined();
  expect(issueFor({ ...well, deployed: false, checked: false, log })).toEqual({
    title: 'The last change is not online',
    body: '- content/site.yaml, line 3: the field "name" is missing.\n\nhttps://code.example/1',
  });
  expect(issueFor({ ...well, checked: false, log: '/about: 500' })?.title).toBe(
    'The last change is online, but a check failed',
  );
  expect(issueFor({ ...well, lost: lostPagesText(['/blog/10']) })?.body).toContain('- from: /blog/10');
});
