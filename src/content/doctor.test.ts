import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeSample, exampleAddresses, otherNames, sampleContent } from './doctor';
import { readContent } from './load';

const site = (email: string, name = 'Roots') => `name: ${name}
description: What we do.
url: https://roots.com
language: en
email: ${email}
careersEmail: jobs@roots.com
phone: +1 23
timeZone: Asia/Kolkata
copyrightYear: 2026
offices: [{id: oslo, city: Oslo, country: Norway, countryCode: NO, postalCode: "1", address: [Road 1], mapLink: https://map.com, timeZone: Europe/Oslo, timeZoneLabel: CET, latitude: 1, longitude: 1}]
`;

const people = (name: string, role: string) => `items:\n  - name: ${name}\n    role: ${role}\n`;

const read = (files: Record<string, string>) =>
  readContent({
    files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
    addresses: [],
  });

const original = read({ 'site.yaml': site('hello@roots.com'), 'people.yaml': people('Ada', 'Gardener') });
const sample = describeSample(original.entries, original.documents.site ?? expect.unreachable());

test('a file with the data of the sample is reported, however it is formatted', () => {
  const { entries } = read({ 'people.yaml': '# Us\nitems: [{ name: "Ada", role: "Gardener" }]\n' });
  expect(sampleContent(entries, sample)).toEqual([
    { file: 'content/people.yaml', line: 1, text: 'the file is unchanged from the sample.' },
  ]);
});

test('a file without texts may stay unchanged, and so may labels in English', () => {
  const labels = readFileSync('content/labels/search.yaml', 'utf8');
  const files = { 'moved.yaml': 'items: []\n', 'labels/search.yaml': labels };
  const before = read({ 'site.yaml': site('hello@roots.com'), ...files });
  const known = describeSample(before.entries, before.documents.site ?? expect.unreachable());
  expect(sampleContent(before.entries, known)).toHaveLength(3);
  const own = site('hello@stems.com', 'Stems')
    .replaceAll('roots', 'stems')
    .replace('+1 23', '+1 45')
    .replace('Road 1', 'Street 2');
  const named = (text: string) =>
    sampleContent(read({ 'site.yaml': text, ...files }).entries, known).map(({ file }) => file);
  expect(named(own)).toEqual([]);
  expect(named(own.replace('language: en', 'language: de'))).toEqual(['content/labels/search.yaml']);
});

test('a changed file is reported if it has the name, the mail address or the phone number of the sample', () => {
  const { entries } = read({
    'site.yaml': site('hello@roots.com', 'Stems').replace('+1 23', '+1 45').replace('Road 1', 'Street 2'),
    'people.yaml': people('Bo', 'Gardener at Roots'),
  });
  const lines = sampleContent(entries, sample).map(({ file, line }) => `${file} ${line}`);
  expect(lines).toEqual(['content/site.yaml 3', 'content/site.yaml 5', 'content/site.yaml 6', 'content/people.yaml 3']);
});

test('an example address is reported', () => {
  expect(exampleAddresses(original.entries)).toEqual([]);
  expect(exampleAddresses(read({ 'site.yaml': site('hello@roots.example') }).entries)).toEqual([
    { file: 'content/site.yaml', line: 5, text: 'the field "email" has an example address: roots.example.' },
  ]);
});

test('a file outside content/ that names the sample is reported', () => {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'));
  writeFileSync(join(root, 'README.md'), '# Site\nThe site of Roots\n');
  writeFileSync(join(root, 'package.json'), '{ "name": "stems" }\n');
  expect(otherNames(root, sample)).toEqual([
    { file: 'README.md', line: 2, text: 'still names Roots, the sample company.' },
  ]);
});
