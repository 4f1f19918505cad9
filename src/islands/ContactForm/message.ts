import { mailto } from '@/lib/mailto';

export const fieldNames = ['name', 'email', 'service', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Values = Readonly<Record<FieldName, string>>;
export type Mistake = 'missing' | 'malformed' | 'tooLong';
export type Mistakes = Partial<Record<FieldName, Mistake>>;

export const empty: Values = { name: '', email: '', service: '', message: '' };

export const same = (one: Values, other: Values) => fieldNames.every((name) => one[name] === other[name]);

/** EmailJS takes 50 kB of parameters in all; this leaves room for any script and for the other fields. */
const longestMessage = 10_000;
const longestLine = 320;

/** How many characters a field takes. */
export const limits = { name: longestLine, email: longestLine, service: longestLine, message: longestMessage } as const;

const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The validation: what stands in the way of sending, by field, in the order of the form. */
export function mistakesIn(values: Values, services: readonly string[]): Mistakes {
  const name = values.name.trim();
  const email = values.email.trim();
  const mistakes: Mistakes = {};
  if (!name) mistakes.name = 'missing';
  else if (name.length > longestLine) mistakes.name = 'tooLong';
  // The length is looked at first, so that the pattern never meets more than a line.
  if (!email) mistakes.email = 'missing';
  else if (email.length > longestLine || !isEmail.test(email)) mistakes.email = 'malformed';
  if (!services.includes(values.service)) mistakes.service = 'missing';
  if (!values.message.trim()) mistakes.message = 'missing';
  else if (values.message.length > longestMessage) mistakes.message = 'tooLong';
  return mistakes;
}

/** The moment in the form that the mail carries: US style, in the time zone of the company. */
export const sendingTime = (now: Date, timeZone: string) => now.toLocaleString('en-US', { timeZone });

/** Half a character is none: JSON and addresses cannot carry it. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** Exactly what is handed to the mail service. No line break can slip into a mail header, and the text is valid JSON. */
export function payload(values: Values, now: Date, timeZone: string) {
  const line = (text: string) => wellFormed(text.replaceAll(/[\r\n\0]+/g, ' ').trim());
  return {
    name: line(values.name),
    email: line(values.email),
    message: wellFormed(values.message.replaceAll('\0', '')),
    service: values.service,
    time: sendingTime(now, timeZone),
  };
}

/** The message as plain text, for a mail program or the clipboard. */
export const asText = ({ name, email, service, message }: Values) =>
  `${message}\n\n${[name, email, service].filter(Boolean).join('\n')}`;

const longestAddress = 1800;

/** A mailto: address with the whole message, or undefined where mail programs would cut it off. */
export function asMail(to: string, values: Values): string | undefined {
  const address = `${mailto(to, values.service)}&body=${encodeURIComponent(wellFormed(asText(values)))}`;
  return address.length > longestAddress ? undefined : address;
}
