import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNginxFolder } from './write.ts';

const nobody = { uid: 65_534, gid: 65_534 };

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

interface NginxProcess {
  /** The process id of the master. */
  pid: number;
  /** What nginx wrote to its log. */
  log: () => string;
  stop: () => Promise<void>;
}

export interface RunningNginx extends NginxProcess {
  /** The site, as a TLS terminator in front of it would ask for it. */
  url: string;
  /** What answers a visitor's plain HTTP. */
  plainUrl: string;
}

/** Resolves when nginx says that it serves, and rejects with what it said when it ends instead. */
function serving(nginx: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    nginx.stderr?.on('data', () => {
      if (log().includes('start worker process')) resolve();
    });
    nginx.once('error', reject);
    nginx.once('exit', () => reject(new Error(`nginx ended: ${log()}`)));
  });
}

/** Runs nginx in a folder that holds an nginx.conf, without privileges, and ends it by its process id. */
async function runNginx(folder: string): Promise<NginxProcess> {
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, nobody.uid, nobody.gid);
  // With as many open files as a service or a container has to begin with.
  const command = 'ulimit -S -n 1024 && exec nginx -p "$0" -c "$0/nginx.conf" -g "daemon off;"';
  const nginx = spawn('sh', ['-c', command, folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(asRoot ? nobody : {}),
  });
  let said = '';
  nginx.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const log = () => said;
  await serving(nginx, log);
  const stop = async () => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGTERM');
      await once(nginx, 'exit');
    }
  };
  return { pid: nginx.pid ?? 0, log, stop };
}

/** Serves a built site on Debian's nginx, on this machine alone, configured as in the container, compressed in less time. */
export async function startNginx(site = 'dist'): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  await writeNginxFolder(site, folder, {
    listen: `127.0.0.1:${port}`,
    listenPlain: `127.0.0.1:${plainPort}`,
    scratch: folder,
    workers: '1',
    effort: 4,
  });
  const { pid, log, stop } = await runNginx(folder);
  return {
    url: `http://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    pid,
    log,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
