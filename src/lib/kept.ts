// What is costly to make and always the same is kept between builds in .cache/, by the digest of everything that it is
// made from. The folder may be deleted at any time.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = '.cache/made';

/** The files that decide how a thing is made: a change in one of them makes all of its kind anew. */
const madeBy = {
  drawing: [
    'art/**/*.ts',
    'src/{brand,pictures,sharing}/*',
    'src/styles/tokens.css',
    'content/{brand,site}.yaml',
    'content/pictures/*.svg',
    'package-lock.json',
  ],
  // Quick enough to make anew whenever any code changes.
  text: ['src/**/*.{ts,tsx,css}', 'astro.config.ts', 'package-lock.json'],
};
type Kind = keyof typeof madeBy;

const digestOf = (parts: readonly string[]) => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(`${part.length} `).update(part);
  return digest.digest('hex');
};

const means = new Map<Kind, string>();

/** The digest of the files that decide how things of a kind are made. */
function meansOfMaking(kind: Kind): string {
  const files = () => globSync(madeBy[kind]).sort();
  const digest = means.get(kind) ?? digestOf(files().flatMap((file) => [file, readFileSync(file, 'latin1')]));
  means.set(kind, digest);
  return digest;
}

/** What `make` makes from the parts, kept from an earlier build where that made it from the same. */
export async function kept(
  kind: Kind,
  parts: readonly string[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (process.env.NODE_ENV !== 'production') return new Uint8Array(await make());
  const file = join(folder, digestOf([meansOfMaking(kind), ...parts]));
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  const made = new Uint8Array(await make());
  mkdirSync(folder, { recursive: true });
  // Renamed into place, so that a build that is stopped leaves no half of a file.
  writeFileSync(`${file}.${process.pid}`, made);
  renameSync(`${file}.${process.pid}`, file);
  return made;
}

/** The same for what is written in letters. */
export const keptText = async (
  kind: Kind,
  parts: readonly string[],
  make: () => string | Promise<string>,
): Promise<string> =>
  new TextDecoder().decode(await kept(kind, parts, async () => new TextEncoder().encode(await make())));
