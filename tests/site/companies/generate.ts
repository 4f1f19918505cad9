// Two companies, generated from the limits of the schemas: one with the least that the contract asks for, one with the
// most that it allows. What a new field may hold is tried on every page without a word written here.
import type { z } from 'astro/zod';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { pageOf, routes } from '../../../src/config/routes.ts';
import { folderLimits } from '../../../src/content/crossFileChecks.ts';
import { type JsonSchema, jsonSchemaOf } from '../../../src/content/jsonSchema.ts';
import { documents, folders } from '../../../src/content/schemas/contract.ts';
import { placeholdersIn } from '../../../src/lib/placeholders.ts';
import { longMarkdown, longText } from './words.ts';

export const kinds = ['least', 'most'] as const;

export type Kind = (typeof kinds)[number];

/**
 * How many files each folder has. Articles never end; eighteen are more than the cards of the blog. All projects name the
 * same services, whose pages show three of them.
 */
const { services, jobs, legal } = folderLimits;
const counts = {
  least: { services: services[0], projects: 0, jobs: jobs[0], articles: 0, legal: legal[0] },
  most: { services: services[1], projects: 3, jobs: jobs[1], articles: 18, legal: legal[1] },
};

const idOf = (folder: string, index: number) => `${folder}-${index + 1}`;

const fixedRoutes = Object.values(routes).filter((route) => typeof route === 'string');

/** The photograph in every place of the company that has pictures of its own. */
export const photograph = {
  path: 'pictures/photograph.png',
  bytes: () =>
    sharp({ create: { width: 2000, height: 1400, channels: 3, background: 'tan' } })
      .png()
      .toBuffer(),
};

/** Where offices stand, from west to east, some of them close to each other. */
const cities = [
  ['America/Los_Angeles', 47.6, -122.3],
  ['America/Chicago', 30.3, -97.7],
  ['America/New_York', 40.7, -74],
  ['America/New_York', 39.9, -75.2],
  ['America/Sao_Paulo', -23.5, -46.6],
  ['Europe/London', 51.5, -0.1],
  ['Europe/Paris', 48.9, 2.4],
  ['Europe/Amsterdam', 52.4, 4.9],
  ['Europe/Berlin', 53.6, 10],
  ['Asia/Kolkata', 18.5, 73.9],
  ['Asia/Tokyo', 34.7, 135.5],
  ['Pacific/Auckland', -36.8, 174.8],
] as const;

/** The fields whose values a limit does not describe, by the end of their path. `index` counts the entries of their list. */
const special: readonly (readonly [RegExp, (kind: Kind, index: number) => unknown])[] = [
  [/^brand\.ink$/, (kind) => (kind === 'least' ? '#10312a' : '#1c1233')],
  [/^brand\.ground$/, (kind) => (kind === 'least' ? '#f5f1e4' : '#d9cdf2')],
  [/^brand\.accent$/, (kind) => (kind === 'least' ? '#ff5a2c' : '#b7f03e')],
  [/blog\.topics\[\]$/, (_, index) => `Größenordnung 🌱 ${index}`],
  [/^articles\.topic$/, (_, index) => `Größenordnung 🌱 ${index % 8}`],
  [/^page services\.groups\[\]$/, (_, index) => `Bereich ${index} Größenordnung`],
  [/^services\.group$/, (_, index) => `Bereich ${index % 8} Größenordnung`],
  [/^people\.items\[\]\.name$/, (_, index) => `${longText(50, 0)} ${index}`],
  [/^articles\.author$|items\[\]\.leader$/, (_, index) => `${longText(50, 0)} ${index % 40}`],
  [/\.(?:services|related)\[\]$/, (_, index) => `services-${index + 1}`],
  [/\.unsure$/, () => 'services-1'],
  [/testimonials\.items\[\]\.project$/, (_, index) => `projects-${(index % 3) + 1}`],
  [/applyUrl$/, () => 'https://hiring.example/a-role-with-a-long-address'],
  [/^site\.url$/, (kind) => `https://${kind}.example`],
  [/^site\.language$/, () => 'en'],
  [/^site\.tagline$/, (kind) => (kind === 'least' ? 'Я?' : 'Ładne Größenordnung. Şeffaf Ωmega ways.')],
  [/^site\.\w*mail$/i, (kind) => (kind === 'least' ? 'a@b.example' : `${'long.address'.repeat(4)}@me.example`)],
  [/^site\.phone$/, (kind) => (kind === 'least' ? '+1' : '+49 30 1234 5678 901')],
  [/offices\[\]\.id$/, (_, index) => `office-${'abcdefghijklmn'[index]}`],
  [/countryCode$/, () => 'DE'],
  [/timeZone$/, (_, index) => cities[index]?.[0]],
  [/latitude$/, (_, index) => cities[index]?.[1]],
  [/longitude$/, (_, index) => cities[index]?.[2]],
  [/^jobs\.office$/, (_, index) => `office-${'abcdefghijkl'[index % 12]}`],
  [/^shell\.navigation\[\]\.label$/, (kind, index) => (kind === 'least' ? 'A' : `Menü ${index}`)],
  [/homeLabel$/, () => '{name}'],
  [/href$/, (_, index) => fixedRoutes[index % fixedRoutes.length]],
  [/^moved\.items$/, () => []],
  [/^search\.synonyms\[\]$/, (kind, index) => (kind === 'least' ? 'a, b' : `${longText(70, index)}, Größenordnung`)],
  [/^site\..*(?:mapLink|url)$/, (kind, index) => `https://${kind}.example/${index}`],
  [/published$|updated$|posted$|publish$/, () => '2026-03-12'],
  // The first role stays open, the second is closed.
  [/closes$/, (_, index) => (index === 1 ? '2026-03-12' : '2999-12-31')],
  [
    /achievements\.items\[\]\.value$/,
    (kind, index) => (kind === 'least' ? '1' : ['1,000,000+', '999', '24 hours'][index % 3]),
  ],
  [/(?:image|logo)\.file$/, () => photograph.path],
  [/suffix$/, (kind) => (kind === 'least' ? '' : '+kg')],
];

/** Texts differ from each other, because some of them name parts of a page. */
let written = 0;

/** The shortest texts, which differ in lower case, too; in another script, so that nothing depends on Latin letters. */
const letters = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ0123456789';

function text({ description = '', markdown, minLength = 0, maxLength = 40 }: JsonSchema, kind: Kind): string {
  written++;
  if (kind === 'most') {
    const gaps = placeholdersIn(description)
      .map((gap) => `{${gap}} `)
      .join('');
    return markdown ? longMarkdown(maxLength) : gaps + longText(maxLength - gaps.length, written);
  }
  const letter = letters.charAt(written % letters.length);
  return minLength > 1
    ? `${letter}${' word'.repeat(Math.ceil(minLength / 5))}`
        .slice(0, minLength - 1)
        .trimEnd()
        .padEnd(minLength, '.')
    : letter;
}

/** Fields that name drawings, files or services of others. */
const leftOut = ['.drawing', 'brand.logo', '.analytics', '.booking', '.crm'];

/** What a field holds. */
function value(field: JsonSchema, path: string, kind: Kind, index: number): unknown {
  const [, make] = special.find(([ending]) => ending.test(path)) ?? [];
  if (make && field.type !== 'object') return make(kind, index);
  if (field.const !== undefined) return field.const;
  if (field.oneOf) return value(field.oneOf[index % field.oneOf.length] ?? {}, path, kind, index);
  if (field.type === 'array') {
    const length = (kind === 'least' ? field.minItems : field.maxItems) ?? 0;
    return Array.from({ length }, (_, place) => value(field.items ?? {}, `${path}[]`, kind, place));
  }
  if (field.properties) {
    const wanted = Object.entries(field.properties).filter(
      ([name]) =>
        field.required?.includes(name) || (kind === 'most' && !leftOut.some((end) => `${path}.${name}`.endsWith(end))),
    );
    return Object.fromEntries(wanted.map(([name, part]) => [name, value(part, `${path}.${name}`, kind, index)]));
  }
  if (field.type === 'string') return text(field, kind);
  // What puts things in order, or is an address, counts up.
  if (/\.(?:id|number|order)$/.test(path)) return index + 1;
  return kind === 'least' ? field.minimum : field.maximum;
}

const file = (schema: z.ZodType, path: string, kind: Kind, index = 0) =>
  stringify(value(jsonSchemaOf(schema), path, kind, index), {
    lineWidth: 0,
  });

/** The files of a company by their path below content/. */
export function companyFiles(kind: Kind): Map<string, string> {
  written = 0;
  const fixed = Object.entries(documents.shape).map(
    ([name, schema]) => [`${name}.yaml`, file(schema, name.replace(/^pages\//, 'page '), kind)] as const,
  );
  const many = Object.entries(folders).flatMap(([folder, schema]) =>
    Array.from(
      { length: counts[kind][folder as keyof typeof folders] },
      (_, index) => [`${folder}/${idOf(folder, index)}.yaml`, file(schema, folder, kind, index)] as const,
    ),
  );
  return new Map([...fixed, ...many]);
}

/** One page of each kind that the company has, a closed role, and one that is not found. */
export function companyPages(kind: Kind): string[] {
  const first = Object.entries(counts[kind]).flatMap(([folder, count]) =>
    count > 0 ? (pageOf(`content/${folder}/${idOf(folder, 0)}.yaml`, 1) ?? []) : [],
  );
  return [...fixedRoutes, ...first, ...(counts[kind].jobs > 1 ? [routes.job(idOf('jobs', 1))] : []), '/nowhere'];
}
