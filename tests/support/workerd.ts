import { fileURLToPath } from 'node:url';
import { unstable_startWorker } from 'wrangler';

const config = fileURLToPath(new URL('../../wrangler.jsonc', import.meta.url));

/** Serves a built site on the runtime of the edge, on this machine alone. Port 0 takes a free one. */
export async function startWorkerd(port = 0, site?: string) {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const worker = await unstable_startWorker({
    config,
    ...(site === undefined ? {} : { assets: site }),
    dev: { server: { hostname: '127.0.0.1', port }, inspector: false, watch: false, logLevel: 'error' },
  });
  await worker.ready;
  const { origin } = await worker.url;
  // It calls itself ready even where the runtime refused to start.
  await fetch(origin, { signal: AbortSignal.timeout(20_000) }).catch(() => {
    throw new Error('workerd does not answer. What it said above tells why.');
  });
  return { url: origin, stop: () => worker.dispose() };
}
