import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, copyProject } from '../tests/build/project.ts';
import { importSource } from './importSource.ts';

/** Builds a generated company, least or most, in a copy of the project. */
export async function buildCompany(kind: string): Promise<string> {
  const { companyFiles, kinds, photograph } = await importSource<typeof import('../tests/site/companies/generate.ts')>(
    '/tests/site/companies/generate.ts',
  );
  const known = kinds.find((name) => name === kind);
  if (!known) throw new Error(`There is no company "${kind}", only ${kinds.join(' and ')}.`);
  const folder = await copyProject();
  await rm(join(folder, 'content'), { recursive: true });
  for (const [path, text] of companyFiles(known)) {
    await mkdir(dirname(join(folder, 'content', path)), { recursive: true });
    await writeFile(join(folder, 'content', path), text);
  }
  await mkdir(join(folder, 'content/pictures'));
  await writeFile(join(folder, 'content', photograph.path), await photograph.bytes());
  const { code, said } = await build(folder);
  if (code !== 0) throw new Error(`The company "${kind}" was not built. ${said}`);
  return join(folder, 'dist');
}
