// Replaces the drawings in a copy of the project with photographs.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { type JsonSchema, toJsonSchema } from '../../src/content/jsonSchema.ts';
import { documents, folders } from '../../src/content/schemas/contentFiles.ts';
import { listFiles } from '../support/listFiles.ts';
import { edit } from './project.ts';

/** Adds the photograph wherever the schema accepts a picture. */
function withPhotograph(value: unknown, { properties = {}, items, oneOf }: JsonSchema, photograph: object): unknown {
  if (Array.isArray(value)) return value.map((item) => withPhotograph(item, items ?? {}, photograph));
  if (typeof value !== 'object' || value === null) return value;
  const block = oneOf?.find((branch) => branch.properties?.type?.const === Reflect.get(value, 'type'));
  if (block) return withPhotograph(value, block, photograph);
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    withPhotograph(field, properties[name] ?? {}, photograph),
  ]);
  const pictures = Object.entries(properties)
    .filter(([, field]) => field.properties?.file && field.properties.alt)
    .map(([name]) => [name, photograph]);
  return Object.fromEntries([...fields, ...pictures]);
}

/** Adds a photograph of this size, and returns its content field. */
export async function addPhotograph(folder: string, width: number, height: number) {
  const file = `pictures/photograph-${width}.jpg`;
  await mkdir(join(folder, 'content/pictures'), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: 'tan' } })
    .jpeg()
    .toFile(join(folder, 'content', file));
  return { file, alt: 'A desk by a window' };
}

/** Uses the photograph everywhere. */
export async function replaceDrawings(folder: string, photograph: object): Promise<void> {
  const schemas = toJsonSchema(z.object({ ...documents.shape, ...folders })).properties ?? {};
  for (const file of listFiles(join(folder, 'content')).filter((path) => path.endsWith('.yaml'))) {
    const id = file.replace(/\.yaml$/, '');
    const schema = schemas[id] ?? schemas[id.replace(/\/.*/, '')] ?? {};
    await edit(folder, `content/${file}`, (fields) => Object(withPhotograph(fields, schema, photograph)));
  }
}
