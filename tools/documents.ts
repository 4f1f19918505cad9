// npm run check: names each link, `npm run` and path in a document that does not exist. A path begins with a folder of the
// repository, such as src/lib. CHANGELOG.md may name what is gone.
import { execSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = execSync('git ls-files', { encoding: 'utf8' }).trim().split('\n');
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md' && existsSync(file));
const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.replace(/\/.*/, '')));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const link = /\]\((?![a-z]+:|\/|#)([^)#\s]+)/g;
const command = /npm run ([\w:-]*\w)/g;
const path = new RegExp(`(?<![\\w./-])(?:${[...folders].map(RegExp.escape).join('|')})/[\\w./@*[\\]-]*`, 'g');

// docs/content.md says when to delete these.
const deletable = /^(?:deploy\/sample\.txt$|tests\/spec\/)/;

const faults = documents.flatMap((document) => {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(link)].map(([, target = '']) => join(dirname(document), target));
  const paths = [...text.matchAll(path)].map(([found]) => found.replace(/\.+$/, ''));
  const named = [...links, ...paths].filter((file) => !deletable.test(file));
  const missing = named.filter((file) => !existsSync(file) && globSync(file).length === 0);
  const commands = [...text.matchAll(command)].filter(([, name = '']) => !scripts[name]).map(([found]) => found);
  return [...new Set([...missing, ...commands])].map((name) => `${document}: '${name}' does not exist.`);
});

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
