import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** What the answer to a static file may depend on. */
const telling = ['accept', 'accept-encoding', 'range', 'if-none-match', 'if-modified-since', 'if-range'];
const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function ask(origin: string, { method, url, headers }: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // A connection of its own: an idle one may be closed by the other side just when it is used again.
    const asked = request(new URL(url ?? '/', origin), { method, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const pairs = Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
        ofTheConnection.has(name) ? [] : values.map((value): [string, string] => [name, value]),
      );
      resolve({ status: response.statusCode ?? 502, headers: pairs, body });
    });
    asked.on('error', reject).end();
  });
}

/**
 * Stands before a server of static files and asks it each question once. The local runtime of the edge takes tens of
 * milliseconds for an answer, which is always the same; hundreds of tests would mostly wait for it.
 */
export async function startReplay(origin: string) {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async (question, response) => {
    const key = [question.method, question.url, ...telling.map((name) => question.headers[name])].join('\n');
    const answer = answers.get(key) ?? ask(origin, question);
    answers.set(key, answer);
    try {
      const { status, headers, body } = await answer;
      response.statusCode = status;
      for (const [name, value] of headers) response.appendHeader(name, value);
      response.end(body);
    } catch {
      answers.delete(key);
      response.destroy();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close().closeAllConnections(),
  };
}
