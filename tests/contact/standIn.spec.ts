import { test as plain } from '../support/test.ts';
import { expect, test, whoAnswers } from './contact.ts';

plain('without the stand-in the mail service cannot be reached from a test', async ({ page, complaints }) => {
  const reasons: string[] = [];
  page.on('requestfailed', (request) => reasons.push(`${request.url()} ${request.failure()?.errorText}`));
  expect(await whoAnswers(page)).toBe('');
  expect(reasons).toEqual(['https://api.emailjs.com/stand-in net::ERR_NAME_NOT_RESOLVED']);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_NAME_NOT_RESOLVED')]);
});

test('with it the mail service is the stand-in, and every other host stays nowhere', async ({ page, mailServer }) => {
  expect(await whoAnswers(page)).toBe(mailServer.identity);
  await expect(page.goto('https://elsewhere.example/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
});
