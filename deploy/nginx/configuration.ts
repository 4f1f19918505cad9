import mime from 'mime';
import type { Delivery } from '../delivery.ts';
import { type Page, singleRedirects, spelledEndings } from '../files.ts';
import { caching, type Header, ruleOf } from '../headers.ts';
import { speculation } from '../speculation.ts';

export interface Settings {
  /** Where the site is served, as nginx's `listen` wants it: behind something that speaks TLS. */
  listen: string;
  /** Where plain HTTP arrives from visitors; every request is sent to the site's own address. */
  listenPlain: string;
  /** The site's own address, the only place that plain HTTP is sent to. */
  origin: string;
  /** A folder that nginx may write to. */
  scratch: string;
  workers: string;
}

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`;
const addHeader = ([name, value]: Header) => `add_header ${name} ${quote(value)} always;`;

/** The headers of documents, in a file of their own. */
export const headersConfig = (headers: Delivery['headers']): string => `${headers.map(addHeader).join('\n')}\n`;

/** The type of a file; texts say in which characters they are written, as the edge does. */
export function contentType(file: string): string {
  if (`/${file}` === speculation.path) return speculation.type;
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\//.test(type) ? `${type}; charset=utf-8` : type;
}

/** An exact address and the file that answers; exact addresses are found by hash, without a pattern to try. */
function fileLocation({ path, file }: Page, lines: string[]): string {
  const type = `default_type ${quote(contentType(file))};`;
  // An address that ends with a slash is a folder to nginx, whatever its alias says.
  const source = path.endsWith('/') ? `try_files ${quote(`/${file}`)} =404;` : `alias ${quote(`site/${file}`)};`;
  return `location = ${quote(path)} { ${[source, type, ...lines].join(' ')} }`;
}

/** Other spellings of the addresses in a section. Only plain letters: what is captured becomes a header. */
const spelledEntries = (section: string) =>
  `location ~ "^${section}(?!404[/.])([\\w~-]+)(?:${spelledEndings.join('|').replaceAll('.', '\\.')})$" ` +
  `{ return 301 ${section}$1$is_args$args; }`;

/** The whole configuration of nginx, from the list of routes and files. Paths are relative to its prefix. */
export function nginxConfig({ site, rules }: Delivery, settings: Settings): string {
  const { listen, listenPlain, origin, scratch, workers } = settings;
  // A location that adds a header says no other, so a file says what its rule says.
  const own = ({ path }: Page) =>
    (ruleOf(path, rules)?.headers ?? []).filter(([name]) => name !== 'Content-Type').map(addHeader);
  const locations = [
    ...site.pages.map((page) => fileLocation(page, [])),
    ...site.files.map((file) => fileLocation(file, own(file))),
    ...singleRedirects(site).map(({ from, to }) => `location = ${quote(from)} { return 301 ${to}$is_args$args; }`),
    ...site.sections.map(spelledEntries),
    ...site.notFound.map(({ file }) =>
      fileLocation({ path: `/${file}`, file }, ['internal;', `error_page 404 /${file};`]),
    ),
    ...site.notFound.map(({ section, file }) => `location ${section} { error_page 404 /${file}; return 404; }`),
  ];
  const scratchPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `# Written by deploy/nginx/configuration.ts from the files of the site.
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes ${workers};
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
  sendfile on;
  tcp_nopush on;
  types {}
  gzip_static on;
  brotli_static on;
  gzip_vary on;
  # The files of an image never change, so each is opened once.
  open_file_cache max=2048 inactive=1d;
  open_file_cache_valid 1d;
  open_file_cache_errors on;
  # Slow or endless requests must not hold a connection.
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  client_max_body_size 1k;
  absolute_redirect off;
  include headers.conf;
  ${addHeader(['Cache-Control', caching.revalidated])}
  server {
    listen ${listen};
    server_name _;
    root site;
    ${locations.join('\n    ')}
  }
  server {
    listen ${listenPlain};
    server_name _;
    return 301 ${origin}$request_uri;
  }
}
`;
}
