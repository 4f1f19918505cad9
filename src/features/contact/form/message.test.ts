import { describe, expect, test } from 'vitest';
import { empty, payload, type Values, validate } from './message';

const services = [{ title: 'Web Development' }, { title: 'IT Consulting' }];
const nameLimit = 320;
const messageLimit = 10_000;
const good: Values = { name: 'Ananya', email: 'a@b.c', service: 'IT Consulting', message: 'Hello' };

describe('validation reports', () => {
  test('every field that is empty or only white space', () => {
    const missing = { name: 'missing', email: 'missing', service: 'missing', message: 'missing' };
    expect(validate(empty, services)).toEqual(missing);
    expect(validate({ name: ' \t', email: ' ', service: '', message: '\n ' }, services)).toEqual(missing);
  });

  test.each(['a@b', 'a@b.', '@b.c', 'a b@c.d', 'a@b@c.d', 'a@.'])('the address %s', (email) => {
    expect(validate({ ...good, email }, services)).toEqual({ email: 'malformed' });
  });

  test('nothing for a complete message; an address is trimmed first', () => {
    expect(validate({ ...good, email: '  a@b.c ' }, services)).toEqual({});
  });

  test('a service that is not offered', () => {
    expect(validate({ ...good, service: 'Free Money' }, services)).toEqual({ service: 'missing' });
  });

  test('a name, an address and a message that are too long for a mail service', () => {
    expect(validate({ ...good, name: 'x'.repeat(nameLimit + 1) }, services)).toEqual({ name: 'tooLong' });
    expect(validate({ ...good, name: 'x'.repeat(nameLimit), message: 'x'.repeat(messageLimit) }, services)).toEqual({});
    expect(validate({ ...good, email: `${'a'.repeat(nameLimit)}@b.c` }, services)).toEqual({ email: 'tooLong' });
    expect(validate({ ...good, message: 'x'.repeat(messageLimit + 1) }, services)).toEqual({ message: 'tooLong' });
    const spaces = ' '.repeat(messageLimit);
    expect(validate({ ...good, name: `${spaces}x`, message: `${spaces}x` }, services)).toEqual({});
  });
});

describe('the payload for the mail service', () => {
  const now = new Date('2026-11-15T10:12:10Z');
  const timeZone = 'Asia/Kolkata';

  test('is exactly five parameters', () => {
    expect(payload(good, now, timeZone)).toEqual({ ...good, time: '11/15/2026, 3:42:10 PM' });
  });

  test('has no line breaks in mail headers', () => {
    const { name, email } = payload({ ...good, name: 'A\r\nBcc: b@c.d', email: 'a@b.c\n' }, now, timeZone);
    expect([name, email]).toEqual(['A Bcc: b@c.d', 'a@b.c']);
  });

  test('is valid in JSON, and a text keeps its lines', () => {
    const { message } = payload({ ...good, message: ' a\0b\n\n\uD83D c\n' }, now, timeZone);
    expect(message).toBe('ab\n\n\uFFFD c');
  });
});
