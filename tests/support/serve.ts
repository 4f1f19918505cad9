import { requireBuild } from '../../tools/builtSite.ts';
import { startWorkerd } from '../../tools/workerd.ts';
import { siteFolder } from './siteFolder.ts';

/** Serves the built site with Cloudflare's runtime during the whole run. */
export default async function serve() {
  requireBuild(siteFolder);
  const site = await startWorkerd(siteFolder);
  process.env.SITE_URL = site.url;
  return site.stop;
}
