// Files with and without mistakes, and what is said of them.
import { parse, stringify } from 'yaml';
import { contentSource, readContent } from '../../src/content/read.ts';
import { sentence } from '../../src/lib/mistake.ts';

/** The content as it is. */
export const source = contentSource(process.cwd());
/** The fields of a file of it. */
export const fieldsOf = (path: string) => parse(Buffer.from(source.files.get(path) ?? '').toString('utf8'));
/** The same in one form, whatever that of the file is. */
const written = (path: string) => stringify(fieldsOf(path), { lineWidth: 0 });

export const service = `order: 4711
title: Roots
shortDescription: What grows below the ground, and why it decides what grows above it.
lead: One sentence.
overview: |
  One paragraph.

  Another, with [a link](/contact).
features:
${'  - title: A feature\n    text: A sentence.\n'.repeat(5)}benefits:
  - One
  - Two
  - Three
  - Four
process:
${'  - title: A step\n    text: A sentence.\n'.repeat(5)}`;

const job = `order: 4711
cardTitle: Gardener
title: Gardener
description: Look after what grows, and take away what does not.
experience: None
employment: Full time
posted: 2026-03-12
jobDescription: |
  One paragraph.
responsibilities:
  - One
requirements:
  - One
`;

/** A topic that the blog has. */
export const topic: string = fieldsOf('pages/blog.yaml').topics[0];

export const article = `title: Roots
subtitle: A sentence.
excerpt: What grows below the ground, and why it decides what grows above it.
published: 2026-03-12
topic: ${JSON.stringify(topic)}
blocks:
  - type: imageText
    description: |
      One paragraph.
  - type: text
    text: A statement.
  - type: section
    heading: Leaves
    description: |
      One paragraph.
id: 4711
`;

/** Three entries without a mistake. */
export const good: Record<string, string> = {
  'services/roots.yaml': service,
  'jobs/gardener.yaml': job,
  'articles/roots.yaml': article,
};

/** What is said of some files, which are read with those of the content that they need. */
export function said(files: Record<string, string | Uint8Array>, ...needed: string[]): string[] {
  const all = [...needed.map((path) => [path, written(path)] as const), ...Object.entries(files)];
  const { mistakes } = readContent({ ...source, files: new Map(all.map(([path, text]) => [path, Buffer.from(text)])) });
  return mistakes.filter(({ file }) => file.slice('content/'.length) in files).map(sentence);
}

/** What is said of a file in which something is written in another way. */
export const saidOf = (path: string, from: string | RegExp, to: string, ...needed: string[]) =>
  said({ [path]: (good[path] ?? written(path)).replace(from, to) }, ...needed);
