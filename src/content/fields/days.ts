import { z } from 'astro/zod';
import { isoDay } from '../../lib/text.ts';
import { today } from '../visibility.ts';
import { type Label, toMeta } from './field.ts';

/** YAML reads a day as a date; in quotation marks it is a text. February 31 stays a text. */
function readDay(value: unknown) {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) || isoDay(date) !== value ? value : date;
}

export const firstDay = '2000-01-01';

/** Whether a day is none that somebody typed by mistake. */
function isLikely(date: Date): boolean {
  const [, year, rest] = /^(\d+)(.+)$/.exec(today('UTC')) ?? [];
  return isoDay(date) >= firstDay && isoDay(date) <= `${Number(year) + 2}${rest}`;
}

/** A calendar day, written 2026-03-12. */
export const day = (label: Label) =>
  z
    .preprocess(
      readDay,
      z.date('should be a day such as 2026-03-12').refine(isLikely, 'should be between 2000 and two years ahead'),
    )
    .meta({ type: 'date', ...toMeta(label) });
