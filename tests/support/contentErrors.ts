// Files with and without errors, and what is said of them.
import { stringify } from 'yaml';
import { formatError } from '../../src/content/formatError.ts';
import { contentSource, readContent } from '../../src/content/load.ts';
import { words } from './content.ts';

/** The content as it is. */
export const source = contentSource(process.cwd());
const { entries } = readContent(source);
/** The fields of a file of it, as they are written. */
export const fieldsOf = (path: string) => entries.find(({ id }) => `${id}.yaml` === path)?.data ?? {};
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
export const topic = String(words.blog.topics[0]);

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

const legal = `order: 4711
title: Imprint
description: Who answers for what this website says, and where to write to them.
sharing:
  title: Imprint
  line: Who we are
heading: Imprint
lead: One sentence.
updated: 2026-03-12
sections:
  - heading: Address
    text: One paragraph.
contact: One paragraph.
`;

/** An entry of each folder without an error. */
export const good: Record<string, string> = {
  'services/roots.yaml': service,
  'jobs/gardener.yaml': job,
  'articles/roots.yaml': article,
  'legal/imprint.yaml': legal,
};

/** What is said of some files, which are read with those of the content that they need. */
export function said(files: Record<string, string | Uint8Array>, ...needed: string[]): string[] {
  const all = [...needed.map((path) => [path, written(path)] as const), ...Object.entries(files)];
  const { errors } = readContent({ ...source, files: new Map(all.map(([path, text]) => [path, Buffer.from(text)])) });
  return errors.filter(({ file }) => file.slice('content/'.length) in files).map(formatError);
}

/** What is said of a file in which something is written in another way. */
export const saidOf = (path: string, from: string | RegExp, to: string, ...needed: string[]) =>
  said({ [path]: (good[path] ?? written(path)).replace(from, to) }, ...needed);
