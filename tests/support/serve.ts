import { requireBuild } from '../../tools/builtSite.ts';
import { startWorkerd } from '../../tools/workerd.ts';

/** Serves the built site with Cloudflare's runtime during the whole run. */
export default async function serve() {
  requireBuild('dist');
  const site = await startWorkerd();
  process.env.SITE_URL = site.url;
  return site.stop;
}
