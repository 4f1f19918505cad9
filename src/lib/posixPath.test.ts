import { expect, test } from 'vitest';
import { posixPath } from './posixPath';

test('a path of Windows gets slashes, any other stays as it is', () => {
  expect(posixPath('pages\\home.yaml')).toBe('pages/home.yaml');
  expect(posixPath('pages/home.yaml')).toBe('pages/home.yaml');
});
