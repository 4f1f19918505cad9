// npm run bench:serve: what the headers, the exact addresses and the compression cost nginx, as requests per CPU-second,
// against the same nginx that does nothing but send the same files. Short rounds, side by side, in turns.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { freePort, runNginx, startNginx } from '../deploy/nginx/process.ts';

const run = promisify(execFile);
const target = 0.85;
const ticksPerSecond = 100;

interface Contestant {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Nginx with a folder and a not-found page, and nothing else. */
async function startBare(): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const port = await freePort();
  cpSync('dist', join(folder, 'site'), { recursive: true });
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 4096; }
http {
  ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  types { text/html html; }
  access_log off;
  log_not_found off;
  sendfile on;
  tcp_nopush on;
  server { listen 127.0.0.1:${port}; root site; error_page 404 /404.html; }
}
`,
  );
  const { pid, stop } = await runNginx(folder);
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The processor time that the workers of an nginx have used, in seconds. */
function cpuSeconds(master: number): number {
  const workers = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim().split(' ');
  const ticks = workers.map((worker) => {
    const fields = readFileSync(`/proc/${worker}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((total, own) => total + own, 0) / ticksPerSecond;
}

/** Requests per CPU-second of one round. */
async function round({ url, pid }: Contestant, path: string, seconds: number, encoding: string): Promise<number> {
  const before = cpuSeconds(pid);
  const header = `Accept-Encoding: ${encoding}`;
  const { stdout } = await run('wrk', ['-t1', '-c16', `-d${seconds}s`, '-H', header, url + path]);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return requests / (cpuSeconds(pid) - before);
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '2' } },
});
const full = await startNginx();
const bare = await startBare();
const cases = [
  { name: 'a page, uncompressed', path: '/about', bare: '/about.html', encoding: 'identity', counts: true },
  { name: 'a not-found page, uncompressed', path: '/nowhere', bare: '/nowhere', encoding: 'identity', counts: true },
  { name: 'a page, brotli (bare: uncompressed)', path: '/about', bare: '/about.html', encoding: 'br', counts: false },
  {
    name: 'a not-found page, brotli (bare: uncompressed)',
    path: '/nowhere',
    bare: '/nowhere',
    encoding: 'br',
    counts: false,
  },
];
let reached = true;
try {
  for (const { name, path, bare: barePath, encoding, counts } of cases) {
    const ratios: number[] = [];
    const speeds: { full: number[]; bare: number[] } = { full: [], bare: [] };
    for (let index = 0; index < Number(values.rounds); index++) {
      const own = await round(full, path, Number(values.seconds), encoding);
      const other = await round(bare, barePath, Number(values.seconds), encoding);
      speeds.full.push(own);
      speeds.bare.push(other);
      ratios.push(own / other);
    }
    const ratio = median(ratios);
    if (counts && ratio < target) reached = false;
    const [own, other] = [median(speeds.full), median(speeds.bare)].map((speed) => Math.round(speed));
    console.log(`${name}: ${own} against ${other} requests per CPU-second, ${ratio.toFixed(2)} of bare`);
  }
} finally {
  await Promise.all([full.stop(), bare.stop()]);
}
console.log(reached ? `Both are at ${target} or more.` : `Less than ${target}.`);
process.exitCode = reached ? 0 : 1;
