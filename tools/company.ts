import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, copyProject } from '../tests/build/project.ts';
import { importSource } from './importSource.ts';

/** Builds another company in a copy of the project: least and most are generated, others answer by a file. */
export async function buildCompany(name: string): Promise<string> {
  const folder = await copyProject();
  if (name === 'least' || name === 'most') {
    const { companyFiles } =
      await importSource<typeof import('../tests/companies/generate.ts')>('/tests/companies/generate.ts');
    await rm(join(folder, 'content'), { recursive: true });
    for (const [path, text] of companyFiles(name)) {
      await mkdir(dirname(join(folder, 'content', path)), { recursive: true });
      await writeFile(join(folder, 'content', path), text);
    }
  } else {
    const from = join('tests/companies', name);
    const { readAnswers } = await importSource<typeof import('./setup/answers.ts')>('/tools/setup/answers.ts');
    const { writeCompany } = await importSource<typeof import('./setup/write.ts')>('/tools/setup/write.ts');
    writeCompany(folder, readAnswers(join(from, 'answers.yaml')), from);
  }
  const { code, said } = await build(folder);
  if (code !== 0) throw new Error(`The company "${name}" was not built. ${said}`);
  return join(folder, 'dist');
}
