// Groups and lists of fields.
import { z } from 'astro/zod';
import { expected, type Label, toMeta } from './field.ts';

/** The fields of an entry, a page or a group. */
export const fields = <Fields extends z.ZodRawShape>(shape: Fields) =>
  z.strictObject(shape, expected('a group of fields'));

export const group = <Fields extends z.ZodRawShape>(label: Label, shape: Fields) => fields(shape).meta(toMeta(label));

export const items = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, expected('a list')).max(most, `should have at most ${most} entries`);

/** A list, never empty. The layout limits its length. */
export const list = <Item extends z.ZodType>(label: Label, item: Item, most = 12) =>
  items(item, most).min(1, 'should have at least one entry').meta(toMeta(label));

/** A list that may be empty or missing: the CMS leaves empty lists out of the file. */
export const optionalList = <Item extends z.ZodType>(label: Label, item: Item, most = 12) =>
  items(item, most).default([]).meta(toMeta(label));
