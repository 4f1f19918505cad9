// Finds valid content that should not go online: the sample company and example addresses.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentError, Entry } from './entry.ts';
import type { Documents } from './schemas/contentFiles.ts';

/** The content of sample.json, written by `npm run doctor -- --write-sample`. */
export interface Sample {
  name: string;
  /** Email addresses, domain, phone number and lines of postal addresses. */
  contacts: string[];
  /** A hash of the data of each content file, by its path. */
  files: Record<string, string>;
}

/** A hash of the parsed data, because a CMS rewrites line breaks and quotation marks. */
const hashData = (data: unknown) => createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);

export function describeSample(entries: readonly Entry[], site: Documents['site']): Sample {
  const { name, url, email, careersEmail, phone, offices } = site;
  return {
    name,
    contacts: [email, careersEmail, new URL(url).host, phone, ...offices.flatMap(({ address }) => address)],
    files: Object.fromEntries(entries.map(({ id, data }) => [id, hashData(data)])),
  };
}

/** A company may keep files without texts, and labels in English, unless site.yaml is still that of the sample. */
function mayStayUnchanged({ id, texts }: Entry, entries: readonly Entry[], sample: Sample): boolean {
  const site = entries.find((entry) => entry.id === 'site');
  if (!site || hashData(site.data) === sample.files.site) return false;
  const isEnglish = site.texts.some(({ path, text }) => path[0] === 'language' && /^en\b/.test(text));
  return texts.length === 0 || (isEnglish && id.startsWith('labels/'));
}

/** Unchanged files of the sample, and other files with its name or contact details. */
export function sampleContent(entries: readonly Entry[], sample: Sample): ContentError[] {
  return entries.flatMap((entry) => {
    const { id, data, texts, errorAt } = entry;
    if (hashData(data) === sample.files[id] && !mayStayUnchanged(entry, entries, sample))
      return [{ file: `content/${id}.yaml`, line: 1, text: 'the file is unchanged from the sample.' }];
    return texts.flatMap(({ path, text }) => {
      const words = [sample.name, ...sample.contacts].find((known) => text.includes(known));
      return words ? [errorAt(path, `still has "${words}" of the sample company.`, words)] : [];
    });
  });
}

const exampleAddress = /\b[\w.-]+\.example\b|@example\.(?:com|org|net)\b/i;

/** Example addresses in site.yaml. They fail a production build. */
export function exampleAddresses(entries: readonly Entry[]): ContentError[] {
  const site = entries.find(({ id }) => id === 'site');
  if (!site) return [];
  return site.texts.flatMap(({ path, text }) => {
    const [example] = exampleAddress.exec(text) ?? [];
    return example ? [site.errorAt(path, `has an example address: ${example}.`, example)] : [];
  });
}

/** Files outside content/ that name the company. */
const otherFiles = ['package.json', 'wrangler.json', 'wrangler.jsonc', 'README.md', '.github/CODEOWNERS'];

export function otherNames(root: string, { name }: Sample): ContentError[] {
  return otherFiles.flatMap((file) => {
    const path = join(root, file);
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    const index = lines.findIndex((line) => line.toLowerCase().includes(name.toLowerCase()));
    return index >= 0 ? [{ file, line: index + 1, text: `still names ${name}, the sample company.` }] : [];
  });
}
