import * as client from '@emailjs/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { empty } from './message';
import { type Cause, send } from './send';

vi.mock('@emailjs/browser', () => ({ init: vi.fn(), send: vi.fn() }));

const values = { ...empty, message: 'Hello' };
const provider = { serviceId: 'service', templateId: 'template', publicKey: 'key' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const noAnswer = new TypeError('Failed to fetch');
const answer = (status: number) => ({ status, text: 'No' });

const cases: { what: string; reason: unknown; onLine?: boolean; cause: Cause }[] = [
  { what: 'the provider has too much to do', reason: answer(429), cause: 'busy' },
  { what: 'the provider says no', reason: answer(400), cause: 'refused' },
  { what: 'the provider is broken', reason: answer(503), cause: 'refused' },
  { what: 'the device is offline', reason: noAnswer, onLine: false, cause: 'offline' },
  { what: 'no answer came', reason: noAnswer, cause: 'unconfirmed' },
];

test.each(cases)('$what: $cause, told once and without the text', async ({ reason, onLine = true, cause }) => {
  vi.mocked(client.send).mockRejectedValue(reason);
  vi.stubGlobal('navigator', { onLine });
  expect(await send(provider, values, new Date(), 'Asia/Kolkata')).toEqual({ sent: false, cause });
  expect(console.error).toHaveBeenCalledOnce();
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain(values.message);
});

test('what throws before the request is a refusal', async () => {
  vi.spyOn(Date.prototype, 'toLocaleString').mockImplementation(() => {
    throw new RangeError('Invalid time zone specified: Asia/Kolkata');
  });
  expect(await send(provider, values, new Date(), 'Asia/Kolkata')).toEqual({ sent: false, cause: 'refused' });
});
