// Reads content without Astro, with its schemas.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { entries } from '../../src/content/schemas/entries.ts';
import type { Image } from '../../src/content/schemas/fields.ts';

/** In place of Astro's image(): the path of a photograph stays a text. */
export const image = (() => z.string()) as unknown as Image;

/** A content file by its path below content/. */
export const readFile = (path: string) => parse(readFileSync(`content/${path}.yaml`, 'utf8'));

/** The entries of a folder, with their file names as ids. */
export function readFolder<Name extends keyof typeof entries>(folder: Name) {
  type Data = z.infer<ReturnType<(typeof entries)[Name]>>;
  const schema = entries[folder](image);
  return globSync(`content/${folder}/*.yaml`)
    .sort()
    .map((path) => {
      const id = basename(path, '.yaml');
      return { id, data: schema.parse(readFile(`${folder}/${id}`)) as Data };
    });
}
