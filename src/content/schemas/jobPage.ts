import { z } from 'astro/zod';
import { line } from './parts.ts';

const apply = z
  .strictObject({
    label: line('The button.', 30),
    subject: z.string().min(1).max(80).describe('Subject of the email; the title of the job is put behind it.'),
    address: line('Before the address for applications.', 40),
    note: line('Beside the second button.', 120),
    closes: line('Behind it, where the role has a last day; {date} is filled in.', 80),
    answer: line('When candidates hear; behind the note.', 80),
    platform: line('The link to a hiring platform; {host} is its address.', 40),
  })
  .describe('How to apply.');

const closed = z
  .strictObject({
    place: line('Beside the name of the list; also on the picture of a link preview.', 30),
    lead: line('Under the title; {date} is the last day.', 160),
    answer: line('When they hear.', 30),
    roles: line('The button to the open roles.', 40),
    question: line('A question beside it.', 60),
    write: line('The link to the address for applications.', 30),
    promise: line('A sentence behind it.', 60),
  })
  .describe('A role after its last day. Its page stays.');

export const job = z.strictObject({
  parent: line('The name of the list, above the title.', 30),
  apply,
  jobDescription: line('Heading of the description.', 40),
  responsibilities: line('Heading of the responsibilities.', 40),
  requirements: line('Heading of the requirements.', 40),
  closed,
  others: line('Heading of the list of other roles.', 40),
});
