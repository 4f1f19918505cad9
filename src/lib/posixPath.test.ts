import { expect, test } from 'vitest';
import { posixPath } from './posixPath';

test('backslashes of Windows become slashes', () => {
  expect(posixPath('pages\\home.yaml')).toBe('pages/home.yaml');
  expect(posixPath('pages/home.yaml')).toBe('pages/home.yaml');
});
