import { expect, test } from 'vitest';
import { readSite } from '../../deploy/files.ts';
import { textAt } from '../support/builtSite.ts';
import { siteFolder } from '../support/siteFolder.ts';

const { pages, notFound } = readSite(siteFolder);

test('a drawing has the theme that an address names, and nothing that an old browser cannot read', () => {
  const addresses = [...pages, ...notFound].flatMap(({ file }) =>
    Array.from(textAt(`/${file}`).matchAll(/(\/drawings\/[^\s"'&,()<>#]+)#(\w+)/g), ([, path = '', part]) => ({
      path,
      part,
    })),
  );
  for (const { path, part } of addresses) {
    expect(textAt(path), path).toContain(` id="${part}"`);
    expect(textAt(path), path).not.toMatch(/light-dark\(|prefers-color-scheme/);
  }
});
