import { createTestHarness } from 'wrangler';
import settings from '../wrangler.json' with { type: 'json' };

/** Serves a built site with Cloudflare's runtime on a free port, with the settings of wrangler.json. */
export async function startWorkerd(folder = settings.assets.directory) {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.WRANGLER_LOG ??= 'error';
  const assets = { ...settings.assets, directory: folder };
  const server = createTestHarness({ workers: [{ config: { ...settings, assets } }] });
  const { url } = await server.listen();
  return { url: url.origin, stop: () => server.close() };
}
