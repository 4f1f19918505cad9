import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAssets } from '../../../deploy/keepAssets.ts';

/** A script that every build names anew. */
export const script = (build: number) => `_astro/part.build000${build}.js`;
export const scriptText = (build: number) => `export const build = ${build};\n`;

export interface Deployment {
  /** What a deployment publishes: the built site with the files of the builds before it. */
  site: string;
  /** What is kept from one deployment to the next. */
  store: string;
  remove: () => void;
}

/** A build as small as can be: a page and a script. */
function smallBuild(site: string): void {
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>A page</title>');
}

/** Deploys builds one after another into the same store; the last is the built site, if `whole`, the others are small. */
export function deploy(builds: readonly number[], { whole = false } = {}): Deployment {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  const [site, store] = [join(folder, 'site'), join(folder, 'store')];
  mkdirSync(store);
  for (const [index, build] of builds.entries()) {
    rmSync(site, { recursive: true, force: true });
    if (whole && index === builds.length - 1) cpSync('dist', site, { recursive: true });
    else smallBuild(site);
    mkdirSync(join(site, '_astro'), { recursive: true });
    writeFileSync(join(site, script(build)), scriptText(build));
    keepAssets(site, store);
  }
  return { site, store, remove: () => rmSync(folder, { recursive: true }) };
}
