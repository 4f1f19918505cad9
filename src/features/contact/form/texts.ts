// Texts that the form shows and also announces to screen readers.

import { type FieldName, fieldNames, fields } from './fields';
import type { FormState } from './formState';
import type { FieldErrors } from './message';
import type { Cause } from './send';
import { formStrings as strings } from './strings';

export function errorText(name: FieldName, errors: FieldErrors): string | undefined {
  const error = errors[name];
  return error && fields[name].errors[error];
}

/** How many characters of a field are left or too many, near its limit. */
export function lengthText(name: FieldName, value: string): string | undefined {
  const { limit, countFrom } = fields[name];
  const { length } = value.trim();
  if (!limit || !countFrom || length < countFrom) return undefined;
  return length > limit ? strings.tooMany(length - limit) : strings.left(limit - length);
}

export const noticeText = (notice: NonNullable<FormState['notice']>) =>
  notice === 'unconfirmed' ? `${strings.restored} ${strings.failure.hints.unconfirmed}` : strings.restored;

export const statusText = ({ state }: FormState['status']) => (state === 'idle' ? '' : strings[state]);

export const reasonText = (cause: Cause) => `${strings.failure.hints[cause]} ${strings.failure.kept}`;

/** What the form says after a press of Send, an answer or a restored draft. */
export function announcement({ status, errors, notice, preset }: FormState): string {
  // The first one has the focus, with its error.
  const invalid = fieldNames.filter((name) => errors[name]);
  if (invalid.length > 0) return strings.invalid(invalid.length);
  if (status.state === 'failed' && status.cause === 'reconnected') return reasonText(status.cause);
  if (status.state === 'failed') return `${strings.failed} ${reasonText(status.cause)}`;
  if (status.state === 'sending' && status.delay) return strings.delays[status.delay];
  if (status.state === 'idle' && notice)
    return [noticeText(notice), preset && strings.chosen(preset)].filter(Boolean).join(' ');
  return statusText(status);
}
