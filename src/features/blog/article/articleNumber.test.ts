import { expect, test } from 'vitest';
import { articleNumber } from './articleNumber';

test.each(['03', '3abc', '3.9', '+3', '%203', '%2B3', '3%20', '%33', '03/'])('/blog/%s means article 3', (written) => {
  expect(articleNumber(`/blog/${written}`)).toBe(3);
});

test.each(['3', '3/', 'abc', '0', '-3', '%', '%E0%A4', '3/extra', ''])('/blog/%s is not redirected', (written) => {
  expect(articleNumber(`/blog/${written}`)).toBeUndefined();
});
