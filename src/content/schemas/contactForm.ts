import { z } from 'astro/zod';
import { group, line, markdown } from './parts.ts';

const missing = line('Said when it is empty', 80);
const tooLong = line(
  { title: 'Said when it is too long', description: '{limit} is the number of characters that fit.' },
  120,
);

/** The texts that editors change. */
export const contactForm = group(
  { title: 'Form', description: 'Its services are the titles of the services.' },
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
  required: line('Said above the fields: which of them must be filled', 80),
  servicePlaceholder: line('Shown before a service is chosen', 40),
  mailSubject: line(
    { title: 'Mail subject', description: 'Subject of the email where the browser has to send one.' },
    60,
  ),
  honeypot: line('Label of the field that only machines see', 40),
  errors: group('What is said when a field is not right', {
    name: group('About the name', { missing, tooLong }),
    email: group('About the email address', { missing, malformed: line('Said when it is no email address', 80) }),
    service: group('About the service', { missing }),
    message: group('About the message', { missing, tooLong }),
  }),
  sending: line('Said while the message is on its way', 40),
  sent: line('Said when it was sent', 60),
  failed: line('Said when it was not sent', 60),
  restored: line('Said when a draft was put back', 80),
  clear: line('Button that empties the form', 30),
  chosen: line(
    { title: 'Chosen', description: 'Said when a service was chosen for the visitor; {title} is the service.' },
    100,
  ),
  unsure: line({ title: 'Under the services', description: '{title} is the service for those who are not sure.' }, 80),
  notConnected: line('Shown when no mail service is set up', 160),
  failure: group(
    { title: 'Failure', description: 'What a visitor can do when a message was not sent.' },
    {
      kept: line('That nothing is lost', 120),
      tryAgain: line('Button that sends again', 30),
      email: line('Button that opens an email', 30),
      copy: line('Button that copies the message', 30),
      copied: line('Said when it was copied', 30),
      copyFailed: line('Said when it could not be copied', 60),
      hints: group(
        { title: 'Hints', description: 'The one sentence that is true of each failure.' },
        {
          offline: line('When there is no connection', 160),
          busy: line('When the mail service has too much to do', 160),
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
