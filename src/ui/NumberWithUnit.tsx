import { numberAndUnit } from '@/lib/numberAndUnit';

/** A number and what follows it, which `.numeral` shows in small letters: 40 min. */
export function NumberWithUnit({ text }: { text: string }) {
  const { number, unit } = numberAndUnit(text);
  return (
    <>
      {number}
      {unit && <small>{` ${unit}`}</small>}
    </>
  );
}
