import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startWorkerd } from '../../deploy/cloudflare/workerd.ts';
import { build, copyProject } from '../build/project.ts';
import { companyFiles, kinds } from './generate.ts';

/** Builds and serves each company for the whole run. */
export default async function buildCompanies() {
  const ends: (() => Promise<void>)[] = [];
  for (const kind of kinds) {
    const folder = await copyProject();
    ends.push(() => rm(folder, { recursive: true }));
    await rm(join(folder, 'content'), { recursive: true });
    for (const [path, text] of companyFiles(kind)) {
      await mkdir(dirname(join(folder, 'content', path)), { recursive: true });
      await writeFile(join(folder, 'content', path), text);
    }
    const { code, said } = await build(folder);
    if (code !== 0) throw new Error(`The company with the ${kind} was not built. ${said}`);
    const { url, stop } = await startWorkerd(0, join(folder, 'dist'));
    ends.unshift(stop);
    process.env[`COMPANY_${kind}`] = url;
  }
  return async () => {
    for (const end of ends) await end();
  };
}
