// node deploy/nginx.ts: writes dist-nginx/, which the Dockerfile copies: the site, compressed beforehand, and nginx.conf.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { loadContent } from '../src/content/load.ts';
import { type Page, singleRedirects, spelledEndings } from './files.ts';
import { caching, type Header, ruleOf, speculation } from './headers.ts';
import { readServerConfig, type ServerConfig } from './postBuild.ts';

interface Settings {
  /** Where the site is served, behind something that speaks TLS. */
  listen: string;
  /** Where plain HTTP arrives; every request is sent to the site's own address. */
  listenPlain: string;
  /** A folder that nginx may write to. */
  scratch: string;
  /** Brotli's quality; the highest takes seconds. */
  quality: number;
}

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`;
const addHeader = ([name, value]: Header) => `add_header ${name} ${quote(value)} always;`;

/** The types of files, as Cloudflare has them. */
const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export const contentType = (file: string) =>
  `/${file}` === speculation.path ? speculation.type : (contentTypes[extname(file)] ?? 'application/octet-stream');

/** Fonts and photographs are compressed already. */
export const isCompressible = (file: string) => /^text\/|javascript|json|xml/.test(contentType(file));

/** An exact address and the file that answers. nginx takes an address that ends with a slash for a folder. */
function fileLocation({ path, file }: Page, lines: string[] = []): string {
  const source = path.endsWith('/') ? `try_files ${quote(`/${file}`)} =404;` : `alias ${quote(`site/${file}`)};`;
  return `location = ${quote(path)} { ${[source, `default_type ${quote(contentType(file))};`, ...lines].join(' ')} }`;
}

/** Other spellings of the addresses in a section. Only plain letters: what is captured becomes a header. */
const entrySpellings = (section: string) =>
  `location ~ "^${section}(?!404[/.])([\\w~-]+)(?:${spelledEndings.join('|').replaceAll('.', '\\.')})$" ` +
  `{ return 301 ${section}$1$is_args$args; }`;

/** nginx.conf from the list of pages and files. Paths are relative to its prefix. */
function nginxConfig({ site, headers, rules }: ServerConfig, origin: string, settings: Settings): string {
  const { listen, listenPlain, scratch } = settings;
  // A location that adds a header inherits none, so a file has only those of its rule.
  const ownHeaders = ({ path }: Page) => ruleOf(path, rules)?.headers.filter(([name]) => name !== 'Content-Type') ?? [];
  const locations = [
    ...site.pages.map((page) => fileLocation(page)),
    ...site.files.map((file) => fileLocation(file, ownHeaders(file).map(addHeader))),
    ...singleRedirects(site).map(({ from, to }) => `location = ${quote(from)} { return 301 ${to}$is_args$args; }`),
    ...site.sections.map(entrySpellings),
    ...site.notFound.flatMap(({ section, file }) => [
      fileLocation({ path: `/${file}`, file }, ['internal;', `error_page 404 /${file};`]),
      `location ${section} { error_page 404 /${file}; return 404; }`,
    ]),
  ];
  const scratchPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
pid ${scratch}/nginx.pid;
error_log stderr notice;
# Containers begin with 1,024 open files, fewer than a worker's connections and the files it keeps open.
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
  ${scratchPaths.map((name) => `${name}_temp_path ${scratch}/${name};`).join('\n  ')}
  access_log off;
  log_not_found off;
  server_tokens off;
  sendfile on; tcp_nopush on;
  types {}
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  open_file_cache max=2048;
  client_header_timeout 10s; client_body_timeout 10s; send_timeout 30s;
  client_max_body_size 1k;
  absolute_redirect off;
  ${headers.map(addHeader).join('\n  ')}
  ${addHeader(['Cache-Control', caching.revalidated])}
  server {
    listen ${listen};
    root site;
    ${locations.join('\n    ')}
  }
  server {
    listen ${listenPlain};
    return 301 ${origin}$request_uri;
  }
}
`;
}

/** Writes the built site in `from`, its compressed copies and nginx.conf into `to`. */
export async function writeNginxFolder(from: string, to: string, settings: Settings): Promise<void> {
  const { url } = loadContent().documents.site;
  const config = readServerConfig(from);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(join(to, 'site'), { recursive: true });
  const params = { [constants.BROTLI_PARAM_QUALITY]: settings.quality };
  const write = async ({ file }: Page) => {
    const copy = join(to, 'site', file);
    cpSync(join(from, file), copy, { preserveTimestamps: true });
    if (!isCompressible(file)) return;
    const bytes = readFileSync(copy);
    writeFileSync(`${copy}.br`, await promisify(brotliCompress)(bytes, { params }));
    writeFileSync(`${copy}.gz`, await promisify(gzip)(bytes));
  };
  const { pages, notFound, files } = config.site;
  await Promise.all([...pages, ...notFound, ...files].map(write));
  writeFileSync(join(to, 'nginx.conf'), nginxConfig(config, new URL(url).origin, settings));
}

const container = { listen: '8080 reuseport', listenPlain: '8081', scratch: '/tmp', quality: 11 };
if (import.meta.main) await writeNginxFolder('dist', 'dist-nginx', container);
