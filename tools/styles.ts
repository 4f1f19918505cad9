// node tools/styles.ts (part of npm run check): finds classes that a CSS Module does not have, that nothing uses or that have the
// name of a global class, and custom properties that nothing sets. TypeScript knows a module only as a record, and Biome's rules know no CSS Modules.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'postcss';

const read = (file: string) => readFileSync(file, 'utf8');
const matches = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), ([, match = '']) => match));

/** The classes that the selectors of a style sheet name, without those that a CSS Module does not scope. */
function classesIn(css: string): Set<string> {
  const selectors: string[] = [];
  parse(css).walkRules(({ selector }) => {
    selectors.push(selector.replaceAll(/:global\([^)]*\)/g, ''));
  });
  return matches(selectors.join('\n'), /\.([a-zA-Z][\w-]*)/g);
}

const faults: string[] = [];
const sources = globSync('src/**/*.{ts,tsx,astro}').filter((file) => !file.includes('.test.'));
/** The classes of each module that are used; undefined if a name is computed, which may be any of them. */
const usedClasses = new Map<string, Set<string> | undefined>();

for (const file of sources) {
  const code = read(file);
  const [, path] = /import styles from '([^']+\.module\.css)'/.exec(code) ?? [];
  if (!path) continue;
  const sheet = path.startsWith('@/') ? path.replace('@', 'src') : join(dirname(file), path);
  const classes = classesIn(read(sheet));
  const used = matches(code, /\bstyles\.(\w+)/g);
  for (const name of used) if (!classes.has(name)) faults.push(`${file}: ${sheet} has no class ${name}.`);
  const isComputed = /\bstyles\[/.test(code) || (usedClasses.has(sheet) && !usedClasses.get(sheet));
  usedClasses.set(sheet, isComputed ? undefined : used.union(usedClasses.get(sheet) ?? new Set()));
}

const globalSheets = ['src/styles/base.css', 'src/styles/layout.css', 'src/ui/InlineDrawing/InlineDrawing.css'];
const globalClasses = classesIn(globalSheets.map(read).join('\n'));

for (const sheet of globSync('src/**/*.module.css')) {
  if (!usedClasses.has(sheet)) faults.push(`${sheet}: nothing imports it.`);
  const used = usedClasses.get(sheet);
  for (const name of classesIn(read(sheet))) {
    if (used && !used.has(name)) faults.push(`${sheet}: nothing uses the class ${name}.`);
    if (globalClasses.has(name)) faults.push(`${sheet}: ${name} is a global class, too.`);
  }
}

const sheets = globSync('src/**/*.css').map((file) => ({ file, css: read(file) }));
// A script or a component may set a property, too.
const texts = [...sheets.map(({ css }) => css), ...sources.map(read)].join('\n');
const properties = matches(texts, /(--[\w-]+)(?:\s*[:{]|['"]\]?\s*[:,])/g);
for (const { file, css } of sheets)
  for (const name of matches(css, /var\((--[\w-]+)/g))
    if (!properties.has(name)) faults.push(`${file}: nothing sets ${name}.`);

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
