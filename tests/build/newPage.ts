// A page of its own, added as docs/adding-pages.md says: one edit for each step, and no other.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const words = `title: Pricing | {name}
description: What our work costs, how we estimate it, and what happens when the scope changes.
sharing:
  title: Pricing
  line: What it costs
heading: Pricing
`;

const route = `---
import { getDocument } from '@/content/queries';
import Page from '@/layouts/Page.astro';
import { getPage } from '@/site/pages';

const page = await getPage('/pricing');
const { heading } = await getDocument('pages/pricing');
---

<Page page={page}><h1>{heading}</h1></Page>
`;

const record = `    {
      kind: 'legal',
      path: '/pricing',
      words: await getDocument('pages/pricing'),
      plate: () => scenePlate('nursery'),
    },
`;

/** The files that are written, and the lines that are put before another line. */
const edits: Record<string, { text: string; before?: string }> = {
  'content/pages/pricing.yaml': { text: words },
  'src/content/schemas/pages.ts': {
    text: "  pricing: z.strictObject({ ...pageHead, heading: line('The heading.', 40) }),\n",
    before: '  job,\n',
  },
  'src/pages/pricing.astro': { text: route },
  'src/site/fixedPages.ts': { text: record, before: "    {\n      kind: 'careers',\n" },
};

/** Adds the page to a copy of the project and returns the files that it took. */
export async function addPage(folder: string): Promise<string[]> {
  for (const [file, { text, before }] of Object.entries(edits)) {
    const path = join(folder, file);
    if (before === undefined) await writeFile(path, text);
    else {
      const source = await readFile(path, 'utf8');
      if (!source.includes(before)) throw new Error(`${file} has no line ${JSON.stringify(before)}.`);
      await writeFile(path, source.replace(before, text + before));
    }
  }
  return Object.keys(edits);
}
