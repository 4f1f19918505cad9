// What the schemas accept and still should not go online: the sample company and example addresses.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentError, Entry } from './entry.ts';
import type { Documents } from './schemas/contentFiles.ts';

/** What is known of the sample company. `npm run doctor -- --write-sample` writes it to sample.json. */
export interface Sample {
  name: string;
  /** Mail addresses, domain, phone number and lines of postal addresses. */
  contacts: string[];
  /** A digest of the data of each file of the content, by its path. */
  files: Record<string, string>;
}

/** A digest of what a file says. Line breaks and quotation marks do not count: a CMS writes them anew. */
const digestData = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);

export function describeSample(entries: readonly Entry[], site: Documents['site']): Sample {
  const { name, url, email, careersEmail, phone, offices } = site;
  return {
    name,
    contacts: [email, careersEmail, new URL(url).host, phone, ...offices.flatMap(({ address }) => address)],
    files: Object.fromEntries(entries.map(({ id, data }) => [id, digestData(data)])),
  };
}

/**
 * Whether a company may keep a file as it is in the sample: one without texts, and the labels, if the site is in English.
 * While site.yaml is the sample's, none: then every file is.
 */
function mayStay({ id, texts }: Entry, entries: readonly Entry[], sample: Sample): boolean {
  const site = entries.find((entry) => entry.id === 'site');
  if (!site || digestData(site.data) === sample.files.site) return false;
  const isEnglish = site.texts.some(({ path, text }) => path[0] === 'language' && /^en\b/.test(text));
  return texts.length === 0 || (isEnglish && id.startsWith('labels/'));
}

/** Files that are still the sample's, and others that name the sample company or say how to reach it. */
export function sampleContent(entries: readonly Entry[], sample: Sample): ContentError[] {
  return entries.flatMap((entry) => {
    const { id, data, texts, errorAt } = entry;
    if (digestData(data) === sample.files[id] && !mayStay(entry, entries, sample))
      return [{ file: `content/${id}.yaml`, line: 1, text: "the whole file is the sample company's." }];
    return texts.flatMap(({ path, text }) => {
      const words = [sample.name, ...sample.contacts].find((known) => text.includes(known));
      return words ? [errorAt(path, `still has "${words}" of the sample company.`, words)] : [];
    });
  });
}

const exampleAddress = /\b[\w.-]+\.example\b|@example\.(?:com|org|net)\b/i;

/** Addresses of the company that exist in examples alone. A production build stops for them. */
export function exampleAddresses(entries: readonly Entry[]): ContentError[] {
  const site = entries.find(({ id }) => id === 'site');
  if (!site) return [];
  return site.texts.flatMap(({ path, text }) => {
    const [example] = exampleAddress.exec(text) ?? [];
    return example ? [site.errorAt(path, `has an example for an address: ${example}.`, example)] : [];
  });
}

/** Files outside of the content that name the company. */
const otherFiles = ['package.json', 'wrangler.json', 'wrangler.jsonc', 'README.md', '.github/CODEOWNERS'];

/** Where a file outside of the content still names the sample company. */
export function otherNames(root: string, { name }: Sample): ContentError[] {
  return otherFiles.flatMap((file) => {
    const path = join(root, file);
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    const index = lines.findIndex((line) => line.toLowerCase().includes(name.toLowerCase()));
    return index >= 0 ? [{ file, line: index + 1, text: `still names ${name}, the sample company.` }] : [];
  });
}
