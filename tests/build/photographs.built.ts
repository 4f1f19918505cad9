import { readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listFiles } from '../../deploy/files.ts';
import { type JsonSchema, jsonSchemaOf } from '../../src/content/jsonSchema.ts';
import { documents, folders } from '../../src/content/schemas/contract.ts';
import { build, copyProject, edit } from './project.ts';

const photograph = { file: 'pictures/gray.png', alt: 'A gray photograph' };

/** The fields with the photograph wherever the schema takes a picture. */
function withPhotographs(value: unknown, { properties = {}, items, oneOf }: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => withPhotographs(item, items ?? {}));
  if (typeof value !== 'object' || value === null) return value;
  const type = Reflect.get(value, 'type');
  const block = oneOf?.find((branch) => branch.properties?.type?.const === type);
  if (block) return withPhotographs(value, block);
  const fields = Object.entries(value).map(([name, field]) => [name, withPhotographs(field, properties[name] ?? {})]);
  const pictures = Object.entries(properties)
    .filter(([, field]) => field.properties?.file && field.properties.alt)
    .map(([name]) => [name, photograph]);
  return Object.fromEntries([...fields, ...pictures]);
}

// A whole build, so this is for the nightly run.
test.runIf(process.env.EVERY_PAGE)(
  'a company that gives a photograph everywhere has no drawing but icons',
  { timeout: 240_000 },
  async (context) => {
    const schemas = jsonSchemaOf(z.object({ ...documents.shape, ...folders })).properties ?? {};
    const folder = await copyProject();
    context.onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'content/pictures'), { recursive: true });
    const create = { width: 1600, height: 1200, channels: 3, background: 'gray' } as const;
    await sharp({ create })
      .png()
      .toFile(join(folder, 'content', photograph.file));
    for (const file of listFiles(join(folder, 'content')).filter((path) => path.endsWith('.yaml'))) {
      const id = file.replace(/\.yaml$/, '');
      const schema = schemas[id] ?? schemas[id.replace(/\/.*/, '')] ?? {};
      await edit(folder, `content/${file}`, (fields) => ({
        ...Object(withPhotographs(fields, schema)),
        ...(id === 'brand' && { drawings: false }),
      }));
    }
    expect(await build(folder)).toEqual({ code: 0, said: '' });
    const built = listFiles(join(folder, 'dist'));
    expect(built.filter((file) => file.startsWith('drawings/'))).toEqual([]);
    const pages = built.filter((file) => file.endsWith('.html'));
    const drawn = pages.filter((file) =>
      /class="art-|\/drawings\//.test(
        readFileSync(join(folder, 'dist', file), 'utf8').replace(/<style.*?<\/style>/gs, ''),
      ),
    );
    expect(drawn).toEqual([]);
  },
);
