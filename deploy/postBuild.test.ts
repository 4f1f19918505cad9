import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { folderWith } from '../tests/support/folderWith.ts';
import { allowCounter, postBuild } from './postBuild.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('pages may reach a counter that the privacy policy names', () => {
  const page = '<!DOCTYPE html><html lang="en" data-counter="https://roots.example/count"><main>';
  const allow = (home: string, policy: string) => allowCounter("connect-src 'self';", home, policy);
  expect(allow(page, `${page}roots.example`)).toBe("connect-src 'self' https://roots.example/count;");
  expect(() => allow(page, page)).toThrow('content/legal/privacy-policy.yaml should name roots.example,');
  expect(allow('<html lang="en">', page)).toBe("connect-src 'self';");
});

/** Finishes the build of a folder with these files, and returns the logger. */
function finishBuild(folder: string) {
  const logger = { info: vi.fn(), warn: vi.fn() };
  const finish = postBuild().hooks['astro:build:done'] as () => void;
  Reflect.apply(finish, undefined, [{ dir: pathToFileURL(`${folder}/`), logger }]);
  return logger;
}

const builtFiles = { _headers: 'INLINE_SCRIPTS', '_astro/a.js': '', 'contact.html': '', 'index.html': '' };

test('a form that is not connected is a warning; else its mail service is named', () => {
  const warning = 'The contact form is not connected; docs/operations.md says how to connect it.';
  expect(finishBuild(folderWith(builtFiles)).warn.mock.calls).toEqual([[warning]]);
  const form = '<form data-mail-service="service_roots">';
  const { info, warn } = finishBuild(folderWith({ ...builtFiles, 'contact.html': form }));
  expect(info.mock.calls).toEqual([['The contact form sends through the mail service "service_roots".']]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['a preview of drafts has no sitemap and no feeds', '1', false],
  ['the site has them', '', true],
])('%s', (_, showDrafts, isKept) => {
  const files = ['sitemap.xml', 'rss.xml'];
  const folder = folderWith({ ...builtFiles, ...Object.fromEntries(files.map((file) => [file, ''])) });
  vi.stubEnv('SHOW_DRAFTS', showDrafts);
  finishBuild(folder);
  expect(files.map((file) => existsSync(join(folder, file)))).toEqual([isKept, isKept]);
});
