import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeNginxFolder } from '../../deploy/nginx.ts';

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

/** Serves a built site on Debian's nginx, on this machine alone, configured as in the container but compressed faster. */
export async function startNginx(site = 'dist') {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  await writeNginxFolder(site, folder, {
    listen: `127.0.0.1:${port}`,
    listenPlain: `127.0.0.1:${plainPort}`,
    scratch: folder,
    quality: 4,
  });
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, nobody.uid, nobody.gid);
  // With as many open files as a service or a container has to begin with.
  const command = 'ulimit -S -n 1024 && exec nginx -p "$0" -c "$0/nginx.conf" -g "daemon off;"';
  const nginx = spawn('sh', ['-c', command, folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(asRoot ? nobody : {}),
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    nginx.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('start worker process')) resolve();
    });
    nginx.once('error', reject);
    nginx.once('exit', () => reject(new Error(`nginx ended: ${log}`)));
  });
  return {
    /** The site, as a TLS terminator in front of it would ask for it. */
    url: `http://127.0.0.1:${port}`,
    /** What answers a visitor's plain HTTP. */
    plainUrl: `http://127.0.0.1:${plainPort}`,
    log: () => log,
    stop: async () => {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
