import { expect, test } from 'vitest';
import { mailto } from './mailto';

test('encodes spaces as %20 and keeps brackets readable', () => {
  expect(mailto('careers@trelliswork.example', 'Job Application for Backend Developer (Java)')).toBe(
    'mailto:careers@trelliswork.example?subject=Job%20Application%20for%20Backend%20Developer%20(Java)',
  );
});

test('needs no subject', () => {
  expect(mailto('hello@trelliswork.example')).toBe('mailto:hello@trelliswork.example');
});
