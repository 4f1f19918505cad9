import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxRules } from '../../../deploy/nginx.ts';
import { freePort } from '../../../tools/freePort.ts';
import { siteFolder } from '../../support/siteFolder.ts';

/** Whether Debian's nginx with the Brotli module is installed. */
export const hasNginx = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so');

/** Serves the built site with nginx.conf on a free port, in a temporary folder. */
export async function startNginx() {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = readFileSync('nginx.conf', 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll(' /tmp/', ` ${folder}/`);
  writeFileSync(join(folder, 'nginx.conf'), config);
  writeFileSync(join(folder, 'rules.conf'), nginxRules(siteFolder));
  cpSync(siteFolder, join(folder, 'site'), { recursive: true });
  // If started by root, its workers run as another user.
  chmodSync(folder, 0o755);
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
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
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    stop: async () => {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await once(nginx, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
