// Codes and names that Intl knows.
import { type Label, toMeta } from './field.ts';
import { line, matching } from './text.ts';

/** Whether Intl knows a code. It throws for one that it cannot read. */
function isKnown(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}

export const currency = (label: Label) =>
  matching(/^[A-Z]{3}$/, 'should be three capital letters', 3)
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'should be a known currency, such as USD')
    .meta(toMeta(label));

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A known country, by its usual code: GB, not UK. */
const isCountry = (code: string) =>
  regionNames.of(code) !== undefined && new Intl.Locale('und', { region: code }).region === code;

export const countryCode = (label: Label) =>
  matching(/^[A-Z]{2}$/, 'should be two capital letters', 2)
    .refine((code) => isKnown(() => isCountry(code)), 'should be the code of a country, such as IN')
    .meta(toMeta(label));

export const timeZone = (label: Label) =>
  line(label, 40).refine(
    (name) => isKnown(() => Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))),
    'should be a known time zone',
  );
