import { mailto } from '@/lib/mailto';
import { type FieldError, type FieldName, fieldNames, fields, hasLines, isRequired } from './fields';

export type Values = Readonly<Record<FieldName, string>>;
export type FieldErrors = Partial<Record<FieldName, FieldError | undefined>>;

/** A value for each field. */
export const mapFields = (toValue: (name: FieldName) => string) =>
  Object.fromEntries(fieldNames.map((name) => [name, toValue(name)])) as Values;

export const empty = mapFields(() => '');

export const isEqual = (one: Values, other: Values) => fieldNames.every((name) => one[name] === other[name]);

function findError(name: FieldName, value: string): FieldError | undefined {
  const { limit, pattern } = fields[name];
  const text = value.trim();
  if (!text) return isRequired(name) ? 'missing' : undefined;
  if (limit && text.length > limit) return 'tooLong';
  return pattern && !pattern.test(text) ? 'malformed' : undefined;
}

export function validate(values: Values, services: readonly { title: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const error = findError(name, values[name]);
    if (error) errors[name] = error;
  }
  if (!services.some(({ title }) => title === values.service)) errors.service = 'missing';
  return errors;
}

/** Lone surrogates are valid in neither UTF-8 nor addresses. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** The parameters of the mail template, without line breaks in mail headers and valid in JSON. */
export function payload(values: Values, now: Date, timeZone: string) {
  const texts = mapFields((name) => {
    const text = hasLines(name) ? values[name].replaceAll('\0', '') : values[name].replaceAll(/[\r\n\0]+/g, ' ');
    return wellFormed(text.trim());
  });
  return { ...texts, time: now.toLocaleString('en-US', { timeZone }) };
}

/** The message as plain text, for a mail program or the clipboard: first what has several lines. */
export function asText(values: Values): string {
  const texts = fieldNames.filter(hasLines).map((name) => values[name]);
  const lines = fieldNames.filter((name) => !hasLines(name) && values[name]).map((name) => values[name]);
  return [...texts, lines.join('\n')].join('\n\n');
}

/** A mailto: address with the whole message, or undefined if mail programs would cut it off. */
export function asMail(to: string, values: Values): string | undefined {
  const address = `${mailto(to, values.service)}&body=${encodeURIComponent(wellFormed(asText(values)))}`;
  return address.length > 1800 ? undefined : address;
}
