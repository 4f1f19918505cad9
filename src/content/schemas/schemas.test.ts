import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { day, optional, picture } from './fields.ts';

const image = (() => z.string()) as unknown as Parameters<typeof picture>[0];

describe('a field that the CMS left empty', () => {
  const schema = z.strictObject({ text: optional(z.string()), day: optional(day('Day')) });

  test.each([{}, { text: '', day: '' }, { text: null, day: null }])('is missing: %j', (value) => {
    expect(Object.values(schema.parse(value)).filter((field) => field !== undefined)).toEqual([]);
  });
});

test('a day is a date, or a text such as 2026-03-12', () => {
  const march = new Date('2026-03-12');
  expect([march, '2026-03-12'].map((value) => day('Day').parse(value))).toEqual([march, march]);
  for (const value of [null, 2026, '12 March', ''])
    expect(day('Day').safeParse(value).success, String(value)).toBe(false);
});

test('a picture is a drawing, or a photograph with its text alternative', () => {
  const isValid = (value: object) => picture(image).safeParse(value).success;
  expect(isValid({ drawing: 'trellis' })).toBe(true);
  expect(isValid({ drawing: '', file: '../pictures/a.jpg', alt: 'A desk' })).toBe(true);
  expect(isValid({})).toBe(false);
  expect(isValid({ file: '../pictures/a.jpg' })).toBe(false);
});
