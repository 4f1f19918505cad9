import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingsFile } from './settings';

test('.pages.yml is what the schemas give; npm run cms writes it', () => {
  expect(parse(readFileSync('.pages.yml', 'utf8'))).toEqual(parse(settingsFile()));
});
