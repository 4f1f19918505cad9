// node tests/variants/build.ts (part of npm run test:built): builds copies of the project with other content.
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, copyProject } from '../build/project.ts';
import { variantFolder, variants } from './variants.ts';

await Promise.all(
  Object.entries(variants).map(async ([name, { change, settings }]) => {
    const project = await copyProject();
    await change(project);
    const { code, output } = await build(project, settings);
    const folder = variantFolder(name);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'build.log'), output);
    if (code === 0) await cp(join(project, 'dist'), join(folder, 'site'), { recursive: true });
    await rm(project, { recursive: true });
    if (code !== 0) throw new Error(`The variant ${name} was not built:\n${output}`);
  }),
);
