// npm run bench:scale -- --articles 100: what a site with so many articles costs to build: from nothing, again, and after one
// article has changed. CPU seconds by phase, memory, files, bytes. With three counts it also says whether the cost grows in
// step with the articles. Everything happens in a copy of the project.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { builtDigest } from '../deploy/built.ts';
import { listFiles } from '../deploy/files.ts';
import { copyProject } from '../tests/build/project.ts';
import { git } from '../tests/support/history.ts';
import { addArticles } from './scaleArticles.ts';

const run = promisify(execFile);

/** How much steeper than a straight line the cost may grow; for 9, 100 and 300 articles that is 2.6 times the first step. */
const tolerance = 1.18;

/** The page with every title stays small, as brotli sends it. */
const mostBlog = 60_000;

/** What Astro says when a phase begins. */
const phases = [
  ['content', ''],
  ['bundle', 'Collecting build info'],
  ['pages', 'generating static routes'],
  ['files', 'Completed in'],
] as const;

/** Runs in the build: notes the CPU time at the beginning of each phase, and the memory at the end. */
const meter = `
  const phases = ${JSON.stringify(phases.slice(1))}, marks = [];
  const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
  const write = process.stdout.write;
  process.stdout.write = function (text, ...rest) {
    // "Completed in" is said after each phase; it counts once the pages have begun.
    if (String(text).includes(phases[marks.length]?.[1])) marks.push(cpu());
    return write.call(this, text, ...rest);
  };
  process.on('exit', () => write.call(process.stdout, '\\nmeasured ' + JSON.stringify({ marks: [...marks, cpu()], memory: process.resourceUsage().maxRSS }) + '\\n'));
`;

interface Cost {
  /** CPU seconds, in all and by phase. */
  cpu: number;
  byPhase: Record<string, number>;
  megabytes: number;
}

async function measureBuild(folder: string): Promise<Cost> {
  const env = { ...process.env, NODE_ENV: 'production', GIT_DIR: git('rev-parse', '--absolute-git-dir') };
  const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
  const args = ['--import', `data:text/javascript,${encodeURIComponent(meter)}`, astro, 'build'];
  const { stdout } = await run(process.execPath, args, { cwd: folder, env, maxBuffer: 1 << 28 });
  const [, measured = '{}'] = /^measured (.*)$/m.exec(stdout) ?? [];
  const { marks, memory } = JSON.parse(measured) as { marks: number[]; memory: number };
  const byPhase = Object.fromEntries(
    phases.map(([name], index) => [name, (marks[index] ?? 0) - (marks[index - 1] ?? 0)]),
  );
  return { cpu: marks.at(-1) ?? 0, byPhase, megabytes: memory / 1024 };
}

function print(count: number, kind: string, { cpu, byPhase, megabytes }: Cost, dist: string): void {
  const files = listFiles(dist);
  const bytes = files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0);
  const blog = brotliCompressSync(readFileSync(join(dist, 'blog.html'))).length;
  const parts = Object.entries(byPhase).map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`);
  console.log(
    `${count} articles, ${kind}: ${cpu.toFixed(1)} CPU s (${parts.join(', ')}), ${Math.round(megabytes)} MB, ` +
      `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB written, /blog ${(blog / 1000).toFixed(1)} kB brotli`,
  );
  if (blog > mostBlog) throw new Error(`/blog may have ${mostBlog} bytes.`);
}

/** Builds with so many articles; answers the CPU seconds of the first build. */
async function measure(count: number): Promise<number> {
  const folder = await copyProject();
  addArticles(folder, count);
  const dist = join(folder, 'dist');
  const built = async (kind: string) => {
    rmSync(dist, { recursive: true, force: true });
    const cost = await measureBuild(folder);
    print(count, kind, cost, dist);
    return cost.cpu;
  };
  try {
    const cold = await built('cold');
    const digest = builtDigest(dist);
    await built('warm');
    if (builtDigest(dist) !== digest) throw new Error('A second build of the same content wrote other files.');
    const [changed = ''] = readdirSync(join(folder, 'content/articles')).slice(-1);
    const article = join(folder, 'content/articles', changed);
    writeFileSync(article, readFileSync(article, 'utf8').replace(/^title: .*/, 'title: A title that has changed'));
    await built('one changed');
    return cold;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { values } = parseArgs({ options: { articles: { type: 'string', multiple: true, default: ['100'] } } });
const counts = values.articles.map(Number);
const costs: number[] = [];
for (const count of counts) costs.push(await measure(count));
const [few = 0, some = 0, many] = counts;
if (many !== undefined) {
  const [ofFew = 0, ofSome = 0, ofMany = 0] = costs;
  const steps = (ofMany - ofSome) / (ofSome - ofFew);
  const allowed = (tolerance * (many - some)) / (some - few);
  console.log(`The second step costs ${steps.toFixed(2)} times the first; ${allowed.toFixed(2)} times is allowed.`);
  process.exitCode = steps <= allowed ? 0 : 1;
}
