// node deploy/sample.ts: names the files that still say what deploy/sample.txt lists, one a line, and fails if there are any.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, isDraft, readContent } from '../src/content/checks/contentFiles.ts';

/** Hosts that end in .example, and the phone numbers that are reserved for fiction. Code may use example.com. */
const fictions = [
  /(?<![\w.-])(?:[\w-]+\.)+example(?![\w-]|\.\w)/gi,
  /(?<!\d)(?:\+?1?[ .-]?\(?\d{3}\)?[ .-]?)?555[ .-]?01\d\d(?!\d)/g,
];

/** As words with a space around each, because "Arjun Mehta" is also arjun-mehta.yaml. */
const toWords = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** All texts of a value and of what is in it. The plain values of a group are one more text: '85+' alone may be anybody's. */
function textsIn(value: unknown): string[] {
  if (!(value instanceof Object)) return [String(value)];
  const values = Object.values(value);
  const plain = values.filter((item) => !(item instanceof Object));
  return [...values.flatMap(textsIn), plain.join(' ')];
}

/** The published files with values of the sample, with these values. None once the list is deleted. */
export function findSample(root: string): string[] {
  const list = join(root, 'deploy/sample.txt');
  if (!existsSync(list)) return [];
  const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  const published = readContent(root).filter((file) => !isDraft(file));
  const worker = filesIn(root, 'wrangler.json').map((path) => ({ path, data: readFileSync(join(root, path), 'utf8') }));
  const found: string[] = [];
  for (const { path, data } of [...published, ...worker]) {
    const texts = textsIn(data);
    const words = texts.map(toWords);
    const listed = lines.filter((line) => words.some((text) => text.includes(toWords(line))));
    const invented = fictions.flatMap((fiction) => texts.flatMap((text) => text.match(fiction) ?? []));
    const values = [...new Set([...listed, ...invented])];
    if (values.length > 0) found.push(`${path} still has values of the sample: ${values.join(' | ')}`);
  }
  return found;
}

if (import.meta.main) {
  const found = findSample(process.cwd());
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
