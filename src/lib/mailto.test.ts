import { expect, test } from 'vitest';
import { mailto } from './mailto';

test('a subject is optional; its spaces become %20', () => {
  expect(mailto('a@b.example', 'Role (Java)')).toBe('mailto:a@b.example?subject=Role%20(Java)');
  expect(mailto('a@b.example')).toBe('mailto:a@b.example');
});
