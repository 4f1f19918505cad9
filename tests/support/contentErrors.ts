// Content files with and without errors, and their messages.
import { stringify } from 'yaml';
import { formatError } from '../../src/content/formatError.ts';
import { contentSource, readContent } from '../../src/content/load.ts';
import { words } from './content.ts';

export const source = contentSource(process.cwd());
const { entries } = readContent(source);
/** The fields of a content file before validation. */
export const getFields = (path: string) => entries.find(({ id }) => `${id}.yaml` === path)?.data ?? {};
/** The same as YAML, independent of the formatting of the file. */
const written = (path: string) => stringify(getFields(path), { lineWidth: 0 });

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

/** A valid entry for each folder. */
export const good: Record<string, string> = {
  'services/roots.yaml': service,
  'jobs/gardener.yaml': job,
  'articles/roots.yaml': article,
  'legal/imprint.yaml': legal,
};

/** The error messages for files, which are read together with the content files that they need. */
export function errorMessages(files: Record<string, string | Uint8Array>, ...needed: string[]): string[] {
  const all = [...needed.map((path) => [path, written(path)] as const), ...Object.entries(files)];
  const { errors } = readContent({ ...source, files: new Map(all.map(([path, text]) => [path, Buffer.from(text)])) });
  return errors.filter(({ file }) => file.slice('content/'.length) in files).map(formatError);
}

/** The error messages for a valid file with one change. */
export const messagesAfterChange = (path: string, from: string | RegExp, to: string, ...needed: string[]) =>
  errorMessages({ [path]: (good[path] ?? written(path)).replace(from, to) }, ...needed);
