// What the schemas accept and still should not go online: texts of the sample company, example addresses, texts near
// their limit. tools/doctor.mjs prints it; a production build stops for example addresses.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { photographWidths } from '../config/limits.ts';
import type { ContentError } from './contentError.ts';
import type { FieldText } from './fieldErrors.ts';
import type { Entry } from './read.ts';

/** Written by `node tools/sampleTexts.ts`: a digest per text of the sample company. */
const digestsFile = new URL('sampleTexts.txt', import.meta.url);

/** Lists of short texts and figures that no two companies share. Each entry counts as a whole. */
const inventedLists = ['blocks/testimonials', 'blocks/statistics', 'blocks/achievements', 'people'];

/** Where the sample shows first, the most visible first. */
const mostVisible = [
  'site',
  'pages/home',
  'blocks/slides',
  'pages/contact',
  'legal/',
  ...inventedLists,
  'projects/',
  'blocks/',
  'pages/',
  'shell',
  'brand',
  'services/',
];

/** Fields of content/site.yaml that two companies may share. */
const sharedFields = ['language', 'timeZone', 'timeZoneLabel', 'country', 'countryCode', 'region', 'network', 'id'];

/** Shorter texts are headings, labels and names that any company may have; not so in the first screen of the site. */
const sentenceLength = 45;
const firstScreen = ['pages/home', 'blocks/slides'];

/** Names of the sample company, also in the shortest text. */
const sampleNames = /trelliswork|techpulse/i;

const digest = (text: string) =>
  createHash('sha256').update(text.replaceAll(/\s+/g, ' ').trim().toLowerCase()).digest('hex').slice(0, 12);

/** The texts of a file that belong to one company alone, with their digests. */
export function ownTexts({ id, texts, data }: Entry): (Pick<FieldText, 'path'> & { digest: string })[] {
  if (id === 'brand') return [{ path: ['ink'], digest: digest(JSON.stringify(data)) }];
  if (inventedLists.includes(id) && Array.isArray(data.items))
    return data.items.map((item, index) => ({ path: ['items', index], digest: digest(JSON.stringify(item)) }));
  const isShared = id.startsWith('labels/') || id === 'search' || id === 'third-parties';
  const isOwn = ({ path, text }: FieldText) => {
    if (sampleNames.test(text)) return true;
    if (isShared) return false;
    if (id === 'site') return !sharedFields.includes(String(path.at(-1)));
    return text.length >= sentenceLength || (firstScreen.includes(id) && path.at(-1) === 'title');
  };
  return texts.filter(isOwn).map(({ path, text }) => ({ path, digest: digest(text) }));
}

const rank = ({ id }: Entry) => {
  const found = mostVisible.findIndex((start) => id.startsWith(start));
  return found < 0 ? mostVisible.length : found;
};

/** What is still the sample's, a sentence per file. */
export function sampleTexts(
  entries: readonly Entry[],
  sample = new Set(readFileSync(digestsFile, 'utf8').split('\n')),
): ContentError[] {
  const found = entries
    .toSorted((a, b) => rank(a) - rank(b))
    .map((entry) => {
      const own = ownTexts(entry);
      return { entry, own, left: own.filter((text) => sample.has(text.digest)) };
    });
  const sentences = found.flatMap(({ entry, left: [first, ...more] }) => {
    if (!first) return [];
    const others = more.length > 0 ? ` Others in this file: ${more.length}.` : '';
    return [entry.errorAt(first.path, `is the sample company's.${others}`)];
  });
  const own = found.flatMap((file) => file.own).length;
  const left = found.flatMap((file) => file.left).length;
  if (left < own * 0.95) return sentences;
  const text = `all of the content is the sample company's (${left} texts). docs/your-company.md says how to begin.`;
  return [{ file: 'content', line: 1, text }, ...sentences];
}

const exampleAddress = /\b[\w.-]+\.example\b|@example\.(?:com|org|net)\b/i;

/** Addresses of the company that exist in examples alone. A production build stops for them. */
export const exampleAddresses = (entries: readonly Entry[]): ContentError[] =>
  entries
    .filter(({ id }) => id === 'site')
    .flatMap((entry) =>
      entry.texts.flatMap(({ path, text }) => {
        const [example] = exampleAddress.exec(text) ?? [];
        return example ? [entry.errorAt(path, `has an example for an address: ${example}.`, example)] : [];
      }),
    );

/** Files outside of the content that name the company. */
const otherFiles = ['package.json', 'wrangler.json', 'LICENSE', 'README.md', '.github/CODEOWNERS'];

/** Where a file outside of the content still names the sample company. */
export const otherNames = (root: string): ContentError[] =>
  otherFiles.flatMap((file) => {
    const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    const line = text.split('\n').findIndex((words) => sampleNames.test(words)) + 1;
    return line > 0 ? [{ file, line, text: 'still names Trelliswork, the sample company.' }] : [];
  });

/** A text is near its limit when this share of it is used. */
const full = 0.98;

/** Texts into which no further word fits. */
export const fullTexts = (entries: readonly Entry[]): ContentError[] =>
  entries.flatMap((entry) =>
    entry.texts.flatMap(({ path, text, field: { maxLength = 0 } }) =>
      maxLength > 30 && text.length >= maxLength * full
        ? [entry.errorAt(path, `is nearly full: ${text.length} of ${maxLength} characters.`)]
        : [],
    ),
  );

const goodWidth = Math.max(...photographWidths);

/** Photographs that are accepted and look soft on large screens. */
export const smallPictures = (widths: ReadonlyMap<string, number>): ContentError[] =>
  [...widths].flatMap(([path, width]) =>
    width < goodWidth
      ? [{ file: `content/${path}`, line: 1, text: `is ${width} pixels wide; ${goodWidth} look better.` }]
      : [],
  );
