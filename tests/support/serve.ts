import { existsSync } from 'node:fs';
import { requireBuild } from '../../tools/builtSite.ts';
import { startWorkerd } from '../../tools/workerd.ts';
import { siteFolder } from './siteFolder.ts';

/** Otherwise every test would fail for it. */
function requireBrowsers(): void {
  for (const name of ['CHROMIUM', 'CHROMIUM_HEADLESS_SHELL']) {
    const path = process.env[name];
    if (path && !existsSync(path)) throw new Error(`${name} is ${path}, which does not exist.`);
  }
}

/** Serves the built site with Cloudflare's runtime during the whole run. */
export default async function serve() {
  requireBuild(siteFolder);
  requireBrowsers();
  const site = await startWorkerd(siteFolder);
  process.env.SITE_URL = site.url;
  return site.stop;
}
