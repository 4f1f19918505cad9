import { requireBuild } from '../../deploy/files.ts';
import { startWorkerd } from '../../tools/workerd.ts';

/** Serves the built site for the whole run, on the runtime of the edge. */
export default async function serve() {
  requireBuild('dist');
  const { url, stop } = await startWorkerd();
  process.env.SITE_URL = url;
  return stop;
}
