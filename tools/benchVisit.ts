// npm run bench:visit: the requests and bytes of a visit, from the built files, and what many visits add up to.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isCompressible } from '../deploy/nginx/write.ts';

/** A visitor who comes by the home page, looks at what is offered and writes. */
const visit = ['index.html', 'services.html', 'services/web-dev.html', 'contact.html'];
const monthly = [1e6, 1e8, 1e9];
const secondsPerMonth = 30 * 86_400;
/** The busiest hour of a month against its mean. */
const peak = 5;

/** Files that a file makes the browser load: links, islands, imports, fonts. */
function named(file: string): string[] {
  if (!/\.(html|css|js)$/.test(file)) return [];
  const text = readFileSync(join('dist', file), 'utf8');
  const absolute = [...text.matchAll(/(?:(?:href|src|url)="|url\()(\/(?:_astro|art|icon)[^")]+)/g)].map(
    ([, path = '']) => path.slice(1),
  );
  const imported = [...text.matchAll(/(?:from|import)\s*[`"']\.\/([^`"']+)/g)].map(([, name = '']) => `_astro/${name}`);
  return [...absolute, ...imported].filter((path) => existsSync(join('dist', path)));
}

const cached = new Set<string>();
for (const page of visit) {
  cached.add(page);
  for (const file of cached) for (const needed of named(file)) cached.add(needed);
}
const sizes = [...cached].map((file) => {
  const bytes = readFileSync(join('dist', file));
  return isCompressible(file) ? brotliCompressSync(bytes).length : bytes.length;
});
const headers = readFileSync(join('dist', '_headers'), 'utf8').split('\n/')[0]?.length ?? 0;
const requests = cached.size;
// Headers are sent in full once a connection; after that HTTP/2 sends references to them.
const bytes = sizes.reduce((total, size) => total + size, headers);

console.log(`A visit of ${visit.length} pages: ${requests} requests, ${Math.round(bytes / 1024)} KiB`);
for (const visits of monthly) {
  const rate = Math.ceil((visits * requests * peak) / secondsPerMonth);
  const terabytes = (visits * bytes) / 1e12;
  console.log(
    `${visits.toExponential(0)} visits a month: ${terabytes.toFixed(1)} TB, ${rate} requests a second at the peak`,
  );
}
