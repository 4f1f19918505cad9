// node tools/lockfile.ts (part of npm run check): fails if package-lock.json lacks a binary of a package for some system, such as
// macOS or Windows. npm leaves out what was not published yet, and nothing on Linux notices.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
for (const [path, { optionalDependencies = {} }] of Object.entries<{ optionalDependencies?: object }>(packages)) {
  const missing = Object.keys(optionalDependencies).filter((name) => !names.has(name));
  if (missing.length === 0) continue;
  console.log(`package-lock.json: ${path} is without ${missing.join(', ')}. Wait for its next version.`);
  process.exitCode = 1;
}
