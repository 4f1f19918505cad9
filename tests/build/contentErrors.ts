// Five content errors in five files of a copy of the project, and their messages.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { services } from '../support/content.ts';

const service = `content/services/${services[0]?.id}.yaml`;

/** A file, what to replace and with what, and the message. An empty pattern replaces the whole file. */
const mistakes: [file: string, from: RegExp, to: string, text: string][] = [
  [service, /^title: .*/m, 'title: Roots: a story', 'the field "title" has a colon followed by a space.'],
  ['content/pages/about.yaml', /^title: .*/m, 'title: Issue #5 of many', 'the field "title" ends before #,'],
  ['content/site.yaml', /(?<= )timeZone: .*/, 'timeZone: Asia/Puneland', 'the field "offices 1, timeZone" should be'],
  [
    'content/pages/home.yaml',
    /(?<=contact:\n(?: +label: .*\n)? +)href: .*/,
    'href: /no-such-page',
    'the field "hero, contact, href" links to "/no-such-page".',
  ],
  ['content/articles/4711.yml', /^.*/s, 'title: Roots', 'only .yaml files are read.'],
];

/** Makes the errors, and returns where they are and how their messages begin. */
export async function makeContentErrors(folder: string): Promise<{ file: string; line: number; text: string }[]> {
  return Promise.all(
    mistakes.map(async ([file, from, to, text]) => {
      const source = await readFile(join(folder, file), 'utf8').catch(() => '');
      // Independent of the formatting of the file.
      const written = (source && stringify(parse(source), { lineWidth: 0 })).replace(from, to);
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), written);
      return { file, line: written.split('\n').findIndex((line) => line.includes(to)) + 1, text };
    }),
  );
}
