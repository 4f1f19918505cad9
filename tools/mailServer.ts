import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the server does with the next message. By default it accepts. */
export type Fault =
  | { kind: 'answer'; status: number; text: string }
  | { kind: 'reset' }
  /** The message is accepted, but the response is lost. */
  | { kind: 'drop' }
  | { kind: 'preflight' }
  | { kind: 'no-cors' }
  /** Accepted once `released` resolves. */
  | { kind: 'late'; released: Promise<void> };

interface Accepted {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  // A preflight request for every message.
  'Access-Control-Max-Age': '0',
};

/** A self-signed certificate. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-days', '2', '-subj', '/CN=api.emailjs.com'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert, ...subject], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** A server with the EmailJS API that fails on demand. */
export async function startMailServer({ secure, port = 0 }: { secure: boolean; port?: number }) {
  const accepted: Accepted[] = [];
  const faults: Fault[] = [];
  const sockets = new Set<Socket>();
  let posts = 0;

  // With TLS, only the underlying socket can be reset.
  const rawSocket = (request: IncomingMessage) =>
    [...sockets].find(({ remotePort }) => remotePort === request.socket.remotePort);

  function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = cors) {
    response.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(text);
  }

  function accept(body: string): { status: number; text: string } {
    const message: Accepted = JSON.parse(body);
    const { user_id, service_id, template_id } = message;
    if (!user_id || !service_id || !template_id) return { status: 400, text: 'An id is missing' };
    accepted.push(message);
    return { status: 200, text: 'OK' };
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '';
    if (request.method === 'OPTIONS') {
      if (faults[0]?.kind === 'preflight') return answer(response, 500, 'Internal Error', {});
      if (faults[0]?.kind === 'no-cors') return answer(response, 204, '', {});
      return answer(response, 204, '');
    }
    if (request.method !== 'POST' || path !== '/api/v1.0/email/send') return answer(response, 404, 'Not Found');

    const body = await readBody(request);
    posts += 1;
    const fault = faults.shift();
    switch (fault?.kind) {
      case 'answer':
        return answer(response, fault.status, fault.text);
      case 'reset':
        return rawSocket(request)?.resetAndDestroy();
      case 'drop':
        accept(body);
        return request.socket.destroy();
      case 'late':
        await fault.released;
        break;
    }
    const { status, text } = accept(body);
    answer(response, status, text);
  }

  const server = secure ? createSecureServer(certificate(), handle) : createPlainServer(handle);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));

  return {
    port: (server.address() as AddressInfo).port,
    accepted,
    posts: () => posts,
    /** Sets what to do with the next messages, one after the other. */
    order: (...next: Fault[]) => faults.push(...next),
    /** Removes the faults that are left. */
    clear: () => {
      faults.length = 0;
    },
    reset: () => {
      accepted.length = 0;
      faults.length = 0;
      posts = 0;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
