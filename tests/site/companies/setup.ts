import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startWorkerd } from '../../../tools/workerd.ts';
import { build, copyProject } from '../../build/project.ts';
import { companyFiles, type Kind, kinds, photograph } from './generate.ts';

/** Builds a generated company in a copy of the project, and returns the folder of the copy. */
async function buildCompany(kind: Kind): Promise<string> {
  const folder = await copyProject();
  await rm(join(folder, 'content'), { recursive: true });
  const files = [...companyFiles(kind), [photograph.path, await photograph.bytes()] as const];
  for (const [path, content] of files) {
    const file = join(folder, 'content', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  const { code, said } = await build(folder);
  if (code !== 0) throw new Error(`The company "${kind}" was not built. ${said}`);
  return folder;
}

/** Builds and serves each company for the whole run. */
export default async function buildCompanies() {
  const ends: (() => Promise<void>)[] = [];
  for (const kind of kinds) {
    const folder = await buildCompany(kind);
    ends.push(() => rm(folder, { recursive: true }));
    const { url, stop } = await startWorkerd(join(folder, 'dist'));
    ends.unshift(stop);
    process.env[`COMPANY_${kind}`] = url;
  }
  return async () => {
    for (const end of ends) await end();
  };
}
