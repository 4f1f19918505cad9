import { startWorkerd } from '../../deploy/workerd.ts';
import { startReplay } from './replay.ts';

/** Serves the built site for the whole run, with the answers of the edge's own runtime. */
export default async function serve() {
  const workerd = await startWorkerd();
  const replay = await startReplay(workerd.url);
  process.env.SITE_URL = replay.url;
  return async () => {
    replay.stop();
    await workerd.stop();
  };
}
