import { expect, test } from 'vitest';
import { listFiles, readSite } from '../../deploy/files.ts';
import { documentAt, textAt } from '../support/builtSite.ts';
import { articles } from '../support/content.ts';
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

test('a diagram stands in the page of its article with its text alternative, and nowhere as a file', () => {
  for (const { id, blocks } of articles) {
    const diagrams = blocks.flatMap((block) =>
      block.type === 'imageText' && !block.image && block.diagram ? [block.diagram] : [],
    );
    const inPage = [...documentAt(`/blog/${id}`).querySelectorAll('[data-block] svg[role="img"]')];
    expect(inPage.map((svg) => svg.getAttribute('aria-label'))).toEqual(diagrams.map(({ alt }) => alt));
    // Two diagrams in a page would share the names of their layers.
    for (const svg of inPage) expect(svg.querySelectorAll('[id]')).toHaveLength(0);
  }
  expect(listFiles(siteFolder).filter((file) => file.startsWith('drawings/diagrams/'))).toEqual([]);
});
