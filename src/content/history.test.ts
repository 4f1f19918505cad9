import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { goneAddresses } from './history';

test('pages that were online and are gone are known; drafts, pages that came back and steps inside a branch are not', ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const me = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', '-c', 'commit.gpgsign=false'];
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...me, ...words], { stdio: 'pipe' });
  const write = (file: string, text = 'title: Roots') => {
    mkdirSync(dirname(join(folder, 'content', file)), { recursive: true });
    writeFileSync(join(folder, 'content', file), text);
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Content');
  };
  const remove = (...files: string[]) => {
    for (const file of files) rmSync(join(folder, 'content', file));
    commit();
  };
  git('init', '--quiet', '--initial-branch', 'main');
  write('site.yaml', 'url: https://roots.example');
  for (const file of ['services/old.yaml', 'jobs/closed.yaml', 'articles/1.yaml', 'pages/home.yaml']) write(file);
  write('articles/2.yaml', 'title: Roots\npublish: draft');
  write('articles/3.yaml', 'title: Roots\npublish: 2999-01-01');
  commit();
  remove('services/old.yaml', 'articles/1.yaml', 'articles/2.yaml', 'articles/3.yaml', 'pages/home.yaml');
  write('articles/1.yaml');
  commit();
  git('checkout', '--quiet', '-b', 'branch');
  write('services/tried.yaml');
  commit();
  remove('services/tried.yaml', 'jobs/closed.yaml');
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'branch');
  expect(goneAddresses(folder)).toEqual(['/jobs/closed', '/services/old']);

  // Another company's site was never online with them.
  write('site.yaml', 'url: https://vines.example');
  expect(goneAddresses(folder)).toEqual([]);
  remove('articles/1.yaml');
  expect(goneAddresses(folder)).toEqual([]);
  write('jobs/later.yaml');
  commit();
  remove('jobs/later.yaml');
  expect(goneAddresses(folder)).toEqual(['/jobs/later']);
});
