import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The decoded body. */
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'gzip') return gunzipSync(body);
  return body;
}

/** Requests exactly this path, which fetch would normalize. */
export function ask(origin: string, path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const bytes = Buffer.from(path).toString('latin1');
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: bytes, method, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const text = body.length > 0 ? decoded(body, response.headers['content-encoding']).toString() : '';
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text });
    });
    asked.once('error', reject);
    asked.end();
  });
}

export interface RedirectChain {
  hops: number;
  end: Answer;
  /** Every address, resolved as a browser does. */
  addresses: URL[];
}

/** Follows redirects as a browser does. */
export async function followRedirects(origin: string, path: string, limit = 5): Promise<RedirectChain> {
  // A browser treats `\` as `/`. A requested path that begins with two slashes is still a path.
  const addresses: URL[] = [];
  let end = await ask(origin, path);
  let base = new URL('/', origin);
  while (end.headers.location !== undefined && addresses.length < limit) {
    base = new URL(end.headers.location, base);
    addresses.push(base);
    if (base.origin !== origin) break;
    end = await ask(origin, base.pathname + base.search);
  }
  return { hops: addresses.length, end, addresses };
}
