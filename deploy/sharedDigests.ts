import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './site.ts';

const pictureName = /^(?<name>(?:_astro|art)\/.+)\.(?<digest>[\w-]{8,})\.(?<ext>svg|avif|webp|jpe?g|png)$/;
const mentionsPictures = /\.(?:html|xml|json|txt|webmanifest|js|css)$/;
const groupsPerKind = 8;

const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** A group by name alone, so that a picture stays in its group whatever is drawn in it or beside it. */
function groupOf(name: string, ext: string): string {
  const folder = name.slice(0, name.indexOf('/'));
  return `${folder} ${ext} ${Number.parseInt(sha256(name).slice(0, 8), 16) % groupsPerKind}`;
}

/**
 * Gives pictures of one group one digest. The edge takes a hundred rules of headers and the site has more pictures than
 * that; a rule for a digest covers a group and still matches no file that does not exist.
 */
export function shareDigests(folder: string): void {
  const all = listFiles(folder);
  const groups = new Map<string, { file: string; name: string; ext: string }[]>();
  for (const file of all) {
    const { name, ext } = pictureName.exec(file)?.groups ?? {};
    if (name === undefined || ext === undefined) continue;
    const key = groupOf(name, ext);
    groups.set(key, [...(groups.get(key) ?? []), { file, name, ext }]);
  }

  const renamed = new Map<string, string>();
  for (const members of groups.values()) {
    const contents = members.flatMap(({ file }) => [file, readFileSync(join(folder, file))]);
    const digest = sha256(...contents).slice(0, 8);
    for (const { file, name, ext } of members) {
      // Two sizes of one drawing differ in their own digest alone; the number of the twin tells them apart.
      const twins = members.filter((other) => other.name === name).map((other) => other.file);
      const twin = twins.indexOf(file);
      renamed.set(`/${file}`, `/${name}${twin > 0 ? `-${twin + 1}` : ''}.${digest}.${ext}`);
    }
  }

  if (new Set(renamed.values()).size < renamed.size) throw new Error('Two pictures would get one name.');

  const anyPicture = /\/(?:_astro|art)\/[^\s"'`()<>&,\\]+\.(?:svg|avif|webp|jpe?g|png)/g;
  for (const file of all.filter((path) => mentionsPictures.test(path))) {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = before.replace(anyPicture, (path) => renamed.get(path) ?? path);
    if (after === before) continue;
    // A script or a style sheet has a digest of its own in its name, which a change would make untrue.
    if (/\.(?:js|css)$/.test(file)) throw new Error(`${file} names a picture; let the page name it.`);
    writeFileSync(join(folder, file), after);
  }
  for (const [from, to] of renamed) renameSync(join(folder, from), join(folder, to));
}
