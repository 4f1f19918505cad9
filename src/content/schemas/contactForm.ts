import { z } from 'astro/zod';
import { group, line, markdown } from './parts.ts';

const missing = line('Shown when it is empty', 80);
const tooLong = line(
  { title: 'Shown when it is too long', description: '{limit} is the number of characters that fit.' },
  120,
);

/** The texts that editors change. */
export const contactForm = group(
  { title: 'Form', description: 'Its options are the titles of the services.' },
  {
    heading: line('Heading of the form', 40),
    send: line('Button', 30),
    privacy: markdown('What the message is used for'),
  },
);

/** Labels and messages of the form. */
export const formLabels = z.strictObject({
  fields: group('Labels of the fields', {
    name: line('Label of the name', 30),
    email: line('Label of the email address', 30),
    service: line('Label of the service', 30),
    message: line('Label of the message', 30),
  }),
  required: line('Above the fields: which of them are required', 80),
  servicePlaceholder: line('Shown before a service is chosen', 40),
  mailSubject: line({ title: 'Mail subject', description: 'Subject of the email without JavaScript.' }, 60),
  honeypot: line('Label of the hidden field for bots', 40),
  errors: group('Error messages of fields', {
    name: group('About the name', { missing, tooLong }),
    email: group('About the email address', { missing, malformed: line('Shown when it is not an email address', 80) }),
    service: group('About the service', { missing }),
    message: group('About the message', { missing, tooLong }),
  }),
  sending: line('Shown while the message is sent', 40),
  sent: line('Shown when it was sent', 60),
  failed: line('Shown when it was not sent', 60),
  restored: line('Shown when a draft was put back', 80),
  clear: line('Button that empties the form', 30),
  chosen: line(
    { title: 'Chosen', description: 'Shown when a service was chosen for the visitor; {title} is the service.' },
    100,
  ),
  unsure: line(
    { title: 'Under the services', description: '{title} is the service for visitors who are not sure.' },
    80,
  ),
  notConnected: line('Shown when no mail service is set up', 160),
  failure: group(
    { title: 'Failure', description: 'What a visitor can do when a message was not sent.' },
    {
      kept: line('Note that nothing is lost', 120),
      tryAgain: line('Button that sends again', 30),
      email: line('Button that opens an email', 30),
      copy: line('Button that copies the message', 30),
      copied: line('Shown when it was copied', 30),
      copyFailed: line('Shown when it could not be copied', 60),
      hints: group(
        { title: 'Hints', description: 'One sentence for each failure.' },
        {
          offline: line('When there is no connection', 160),
          busy: line('When the mail service is busy', 160),
          refused: line('When it is certain that nothing was sent', 160),
          unconfirmed: line(
            { title: 'Unconfirmed', description: 'When it is not known whether the message arrived.' },
            160,
          ),
        },
      ),
    },
  ),
  receipt: group('What stays after a message was sent', {
    heading: line('Heading', 60),
    sentAt: line('Label of the time', 30),
    copy: line('Button that copies it', 30),
    download: line('Button that downloads it', 30),
    file: line({ title: 'File', description: 'The name of the downloaded file.' }, 30),
    again: line('Button that begins another message', 40),
    next: line('What happens next', 160),
  }),
});

export type ContactFormWords = z.infer<typeof contactForm> & z.infer<typeof formLabels>;
