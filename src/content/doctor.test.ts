import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleAddresses, fullTexts, otherNames, ownTexts, sampleTexts, smallPictures } from './doctor';
import { readContent } from './read';

/** The entries of a content of these files alone. */
const entriesOf = (files: Record<string, string>) =>
  readContent({
    files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
    addresses: [],
  }).entries;

const quote = (review: string) => `  - {name: Ada Roots, position: Owner, stars: 5, review: ${review}}`;
const testimonials = (...reviews: string[]) => ({
  'blocks/testimonials.yaml': ['items:', ...reviews.map(quote)].join('\n'),
});

test('texts of the sample are reported by file and line, own texts are not, and it is said where all are the sample', () => {
  const sample = entriesOf(testimonials('They plant', 'They prune'));
  const digests = new Set(sample.flatMap(ownTexts).map(({ digest }) => digest));
  expect(sampleTexts(entriesOf(testimonials('They harvest', 'They  prune')), digests)).toEqual([
    { file: 'content/blocks/testimonials.yaml', line: 3, text: `the field "items 2" is the sample company's.` },
  ]);
  expect(sampleTexts(sample, digests)[0]?.text).toBe(
    "all of the content is the sample company's (2 texts). docs/your-company.md says how to begin.",
  );
});

const site = (email: string) => ({
  'site.yaml': `name: Roots
tagline: We plant.
description: ${'x'.repeat(160)}
url: https://roots.com
language: en
email: ${email}
careersEmail: jobs@roots.com
phone: +1 23
timeZone: Asia/Kolkata
copyrightYear: 2026
offices: [{id: oslo, city: Oslo, country: Norway, countryCode: NO, postalCode: "1", address: [Road 1], mapLink: https://map.com, timeZone: Europe/Oslo, timeZoneLabel: CET, latitude: 1, longitude: 1}]
`,
});

test('an example for an address of the company is reported, and a text that is nearly full', () => {
  expect(exampleAddresses(entriesOf(site('hello@roots.com')))).toEqual([]);
  const entries = entriesOf(site('hello@roots.example'));
  expect(exampleAddresses(entries)).toEqual([
    { file: 'content/site.yaml', line: 6, text: 'the field "email" has an example for an address: roots.example.' },
  ]);
  expect(fullTexts(entries).map(({ text }) => text)).toEqual([
    'the field "description" is nearly full: 160 of 160 characters.',
  ]);
});

test('photographs that are not wide enough and files that name the sample are reported', () => {
  const widths = new Map([
    ['pictures/team.jpg', 700],
    ['pictures/house.jpg', 2000],
  ]);
  expect(smallPictures(widths).map(({ file }) => file)).toEqual(['content/pictures/team.jpg']);
  const root = mkdtempSync(join(tmpdir(), 'doctor-'));
  writeFileSync(join(root, 'LICENSE'), 'MIT\nCopyright Trelliswork\n');
  writeFileSync(join(root, 'README.md'), '# Roots\n');
  expect(otherNames(root)).toEqual([
    { file: 'LICENSE', line: 2, text: 'still names Trelliswork, the sample company.' },
  ]);
});
