// npm run build:nginx: the folder that the container copies: the site, compressed beforehand, and its configuration.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parse } from 'yaml';
import { readDelivery } from '../delivery.ts';
import { contentType, headersConfig, nginxConfig, type Settings } from './configuration.ts';

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Fonts and photographs are compressed already. */
export const isCompressible = (file: string) => /^text\/|javascript|json|xml|wasm/.test(contentType(file));

/** Writes `file.br` and `file.gz` beside a file, each only where it is smaller. */
async function writeCompressed(file: string, effort: number): Promise<void> {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: effort };
  const [br, gz] = await Promise.all([compress.br(bytes, { params }), compress.gz(bytes, { level: 9 })]);
  if (br.length < bytes.length) writeFileSync(`${file}.br`, br);
  if (gz.length < bytes.length) writeFileSync(`${file}.gz`, gz);
}

interface NginxSettings extends Omit<Settings, 'origin'> {
  /** Brotli's quality; the highest makes the smallest files and takes seconds. */
  effort: number;
}

/** Fills a folder with everything that nginx needs to serve the built site in `from`. */
export async function writeNginxFolder(
  from: string,
  to: string,
  { effort, ...settings }: NginxSettings,
): Promise<void> {
  const { url }: { url: string } = parse(readFileSync('content/site.yaml', 'utf8'));
  const delivery = readDelivery(from);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(to, 'site'), { recursive: true });
  const { pages, notFound, files } = delivery.site;
  const all = [...pages, ...notFound, ...files].map(({ file }) => file);
  for (const file of all) cpSync(join(from, file), join(to, 'site', file), { preserveTimestamps: true });
  await Promise.all(all.filter(isCompressible).map((file) => writeCompressed(join(to, 'site', file), effort)));
  writeFileSync(join(to, 'headers.conf'), headersConfig(delivery.headers));
  writeFileSync(join(to, 'nginx.conf'), nginxConfig(delivery, { ...settings, origin: new URL(url).origin }));
}

if (import.meta.main) {
  await writeNginxFolder('dist', 'dist-nginx', {
    listen: '8080 reuseport',
    listenPlain: '8081',
    scratch: '/tmp',
    workers: 'auto',
    effort: constants.BROTLI_MAX_QUALITY,
  });
}
