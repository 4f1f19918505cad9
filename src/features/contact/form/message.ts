import { mailto } from '@/lib/mailto';

export const fieldNames = ['name', 'email', 'service', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Values = Readonly<Record<FieldName, string>>;
export type FieldError = 'missing' | 'malformed' | 'tooLong';
export type FieldErrors = Partial<Record<FieldName, FieldError | undefined>>;

export const empty: Values = { name: '', email: '', service: '', message: '' };

/** A value for each field. */
export const mapFields = (toValue: (name: FieldName) => string) =>
  Object.fromEntries(fieldNames.map((name) => [name, toValue(name)])) as Values;

export const isEqual = (one: Values, other: Values) => fieldNames.every((name) => one[name] === other[name]);

/** Maximum characters per field. EmailJS accepts 50 kB of parameters, which is enough for these in any script. */
export const limits = { name: 320, email: 320, message: 10_000 };

const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function validate(values: Values, services: readonly { title: string }[]): FieldErrors {
  const name = values.name.trim();
  const email = values.email.trim();
  const errors: FieldErrors = {};
  if (!name) errors.name = 'missing';
  else if (name.length > limits.name) errors.name = 'tooLong';
  // The length is checked first, so that the pattern never runs on a long text.
  if (!email) errors.email = 'missing';
  else if (email.length > limits.email || !isEmail.test(email)) errors.email = 'malformed';
  if (!services.some(({ title }) => title === values.service)) errors.service = 'missing';
  if (!values.message.trim()) errors.message = 'missing';
  else if (values.message.length > limits.message) errors.message = 'tooLong';
  return errors;
}

/** Lone surrogates are valid in neither UTF-8 nor addresses. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** The parameters of the mail template, without line breaks in mail headers and valid in JSON. */
export function payload(values: Values, now: Date, timeZone: string) {
  const line = (text: string) => wellFormed(text.replaceAll(/[\r\n\0]+/g, ' ').trim());
  return {
    name: line(values.name),
    email: line(values.email),
    message: wellFormed(values.message.replaceAll('\0', '')),
    service: values.service,
    time: now.toLocaleString('en-US', { timeZone }),
  };
}

/** The message as plain text, for a mail program or the clipboard. */
export const asText = ({ name, email, service, message }: Values) =>
  `${message}\n\n${[name, email, service].filter(Boolean).join('\n')}`;

/** A mailto: address with the whole message, or undefined if mail programs would cut it off. */
export function asMail(to: string, values: Values): string | undefined {
  const address = `${mailto(to, values.service)}&body=${encodeURIComponent(wellFormed(asText(values)))}`;
  return address.length > 1800 ? undefined : address;
}
