const email = 'Send by email instead';
const plural = (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'}`;

export const formStrings = {
  job: { question: 'Looking for a job?', orWrite: 'or write to', write: 'Write to' },
  required: 'All fields are required.',
  optional: (label: string) => `${label} (optional)`,
  servicePlaceholder: 'Select a Service',
  mailSubject: 'Message from the website',
  honeypot: 'Leave this field empty',
  /** Said to screen readers. */
  invalid: (fields: number) => `${fields} ${fields === 1 ? 'field needs' : 'fields need'} attention.`,
  invalidTitle: (title: string) => `Error: ${title}`,
  left: (characters: number) => `${plural(characters)} left`,
  tooMany: (characters: number) => `${plural(characters)} too many`,
  send: 'Send Message',
  sending: 'Sending...',
  /** Below 'Sending...'. */
  delays: {
    slow: 'This takes longer than usual. Your text is kept.',
    offline: 'You seem to be offline. Your text is kept, and the form still waits for an answer.',
  },
  sent: 'Message sent successfully!',
  failed: 'Failed to send message. Please try again.',
  restored: 'We restored what you typed.',
  clear: 'Clear the form',
  /** The first line of a message about an example or a project. */
  about: (subject: string) => `About: ${subject}`,
  nameSubject: 'If your message is about an example or a project, please name it.',
  chosen: (service: string) => `We selected ${service} for you. You can change it.`,
  unsure: (service: string) => `Not sure? Choose ${service}, and we will tell you which service fits.`,
  notConnected: { text: 'This form cannot send messages yet. Write to', orCall: 'or call' },
  failure: {
    kept: 'Nothing is lost. Your message is still in the form.',
    tryAgain: 'Try again',
    email,
    copy: 'Copy message',
    hints: {
      offline: 'You seem to be offline. Try again when the connection is back.',
      reconnected: 'The connection is back. Try again now.',
      busy: 'Our mail service is busy. Wait a minute, then try again.',
      refused: 'Your message has not reached us. If trying again does not help, send it by email instead.',
      notConnected: `Your message has not reached us, because this form cannot send messages yet. Choose ${email}.`,
      unconfirmed:
        'We got no answer, so your message may have arrived all the same. Trying again does no harm. If a content blocker stops it, send it by email instead.',
    },
  },
  receipt: {
    heading: 'A copy of your message',
    sentAt: 'Sent',
    copy: 'Copy receipt',
    again: 'Write another message',
  },
};
