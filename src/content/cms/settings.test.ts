import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { generatedFiles } from './generated';

/** The settings without what depends on the content, which changes as editors work: choices, the next number. */
function lasting(text: string): unknown {
  const { components, content, ...rest } = parse(text);
  const named = content.map((entry: object) => ({ ...entry, filename: undefined }));
  return { ...rest, content: named, components: Object.keys(components) };
}

test('.pages.yml is what the schemas give; npm run cms writes it', () => {
  const { files, mistakes } = generatedFiles(process.cwd());
  expect(mistakes).toEqual([]);
  expect(lasting(readFileSync('.pages.yml', 'utf8'))).toEqual(lasting(files.get('.pages.yml') ?? ''));
});
