import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settingsFile } from './settings';

test('.pages.yml matches the schemas; npm run cms updates it', () => {
  expect(parse(readFileSync('.pages.yml', 'utf8'))).toEqual(parse(settingsFile()));
});
