import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The decoded body. */
  body: Buffer;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'gzip') return gunzipSync(body);
  return body;
}

/** Requests exactly this path, which fetch would normalize. */
export function askServer(origin: string, path: string, { method = 'GET', headers = {} }: Question = {}) {
  const { hostname, port } = new URL(origin);
  const bytes = Buffer.from(path).toString('latin1');
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ hostname, port, path: bytes, method, headers, agent: false }, async (response) => {
      const sent = Buffer.concat(await response.toArray());
      const body = sent.length > 0 ? decode(sent, response.headers['content-encoding']) : sent;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
    });
    asked.once('error', reject);
    asked.end();
  });
}
