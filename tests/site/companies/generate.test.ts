// @vitest-environment node
import { expect, test } from 'vitest';
import { formatError } from '../../../src/content/contentError';
import { readContent } from '../../../src/content/read';
import { companyFiles, kinds, photograph } from './generate';

test.each(kinds)('the contract accepts the company with the %s', async (kind) => {
  const files = new Map([...companyFiles(kind)].map(([path, text]) => [path, Buffer.from(text)]));
  files.set(photograph.path, await photograph.bytes());
  expect(readContent({ files, addresses: [] }).errors.map(formatError)).toEqual([]);
});
