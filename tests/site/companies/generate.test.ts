// @vitest-environment node
import { expect, test } from 'vitest';
import { readContent } from '../../../src/content/read';
import { sentence } from '../../../src/lib/mistake';
import { companyFiles, kinds } from './generate';

test.each(kinds)('the contract accepts the company with the %s', (kind) => {
  const files = new Map([...companyFiles(kind)].map(([path, text]) => [path, Buffer.from(text)]));
  expect(readContent({ files, addresses: [] }).mistakes.map(sentence)).toEqual([]);
});
