import { expect, test } from 'vitest';
import { type JsonSchema, toJsonSchema } from '../jsonSchema';
import { documents, folders } from './contentFiles';

/** All fields of a schema, with their paths. */
function fields(schema: JsonSchema, path: string): [string, JsonSchema][] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, JsonSchema][] => [
    [`${path}.${name}`, field],
    ...fields(field, `${path}.${name}`),
  ]);
  const inner = [schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat();
  return [...own, ...inner.flatMap((part) => fields(part, `${path}[]`))];
}

const schemas = { ...documents.shape, ...folders };
const every = Object.entries(schemas).flatMap(([name, schema]) => fields(toJsonSchema(schema), name));

test('every field has a title', () => {
  expect(every.length).toBeGreaterThan(150);
  expect(every.filter(([, field]) => !field.title).map(([path]) => path)).toEqual([]);
});

test('no group accepts unknown fields', () => {
  const open = every.filter(([, field]) => field.properties && field.additionalProperties !== false);
  expect(open.map(([path]) => path)).toEqual([]);
});

/** Old addresses are not limited, because no page shows them. */
const unlimited = ['moved.items'];

test('every text and every list has a limit', () => {
  const isOpen = ({ type, format, maxLength, maxItems, const: fixed }: JsonSchema) =>
    type === 'array' ? maxItems === undefined : type === 'string' && !fixed && format !== 'date' && !maxLength;
  const open = every.flatMap(([path, field]) => [
    ...(isOpen(field) ? [path] : []),
    ...(field.items && isOpen(field.items) ? [`${path}[]`] : []),
  ]);
  expect(open).toEqual(unlimited);
});
