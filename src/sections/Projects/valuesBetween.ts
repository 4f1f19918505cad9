import { formatNumber } from '@/lib/text';

/** More steps would be too small for a range input. */
const mostSteps = 72;

const minutes: Readonly<Record<string, number>> = { min: 1, hour: 60, hours: 60, day: 1440, days: 1440 };

/** A whole number and the text after it. */
function readAmount(text: string) {
  const [, number, unit] = /^(\d+)(?![\d.,])(.*)$/.exec(text) ?? [];
  if (number === undefined || unit === undefined) return undefined;
  return { number: Number(number), unit, minutes: minutes[unit.trim()] };
}

/** 80 becomes 1 h 20 min. */
function formatMinutes(total: number): string {
  const rest = total % 60;
  const parts = [total >= 60 ? `${Math.floor(total / 60)} h` : '', rest > 0 ? `${rest} min` : ''];
  return parts.filter(Boolean).join(' ');
}

function toTexts(first: number, last: number, format: (number: number) => string): string[] {
  const difference = last - first;
  let steps = Math.min(Math.abs(difference), mostSteps);
  while (steps > 1 && difference % steps !== 0) steps -= 1;
  return Array.from({ length: steps + 1 }, (_, index) => format(first + (difference / steps) * index));
}

/**
 * What to show while one value turns into another: 9 and 3 screens become 9 screens, 8 screens and so on. Different units of time
 * are counted in steps of the second value. Values that are not whole numbers have nothing between them.
 */
export function valuesBetween(before: string, after: string): string[] {
  const first = readAmount(before);
  const last = readAmount(after);
  if (!first || !last || before === after) return [before, after];
  if (first.minutes && last.minutes && first.minutes !== last.minutes) {
    const step = last.number * last.minutes;
    const count = (first.number * first.minutes) / step;
    if (!Number.isInteger(count)) return [before, after];
    const texts = toTexts(count, 1, (number) => formatMinutes(number * step));
    return [before, ...texts.slice(1, -1), after];
  }
  // The first value may have no unit, or its plural.
  const unit = last.unit.startsWith(first.unit) ? last.unit : first.unit;
  const texts = toTexts(first.number, last.number, (number) => `${formatNumber(number)}${unit}`);
  return [...texts.slice(0, -1), after];
}
