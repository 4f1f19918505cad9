import { z } from 'astro/zod';
import { expected, type Label, toMeta } from './field.ts';

/** A position on the globe: at most so many degrees in both directions. The CMS saves 0 for an empty field. */
export const degrees = (label: Label, most: number) =>
  z
    .number(expected('a number'))
    .min(-most, `should be at least ${-most}`)
    .max(most, `should be at most ${most}`)
    .refine((value) => value !== 0, 'is required, and should not be exactly 0')
    .meta(toMeta(label));

export const wholeNumber = (label: Label, least: number, most?: number) => {
  const number = z
    .number(expected('a number'))
    .int('should be a whole number')
    .min(least, `should be at least ${least}`);
  return (most === undefined ? number : number.max(most, `should be at most ${most}`)).meta(toMeta(label));
};

/** A position in an order, starting at 1. */
export const order = (label: Label) => wholeNumber(label, 1);
