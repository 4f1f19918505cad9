import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireBuild } from '../../deploy/files.ts';
import { startWorkerd } from '../../tools/workerd.ts';
import buildCompany from '../company/buildCompany.ts';
import { companySettings } from '../company/settings.ts';

/** Serves the built site and that of the second company with Cloudflare's runtime during the whole run. */
export default async function serve() {
  requireBuild('dist');
  // `npm run test:built` usually has built it.
  if (!existsSync(join(companySettings.SITE_FOLDER, 'index.html'))) await buildCompany();
  const site = await startWorkerd();
  const companySite = await startWorkerd(companySettings.SITE_FOLDER);
  process.env.SITE_URL = site.url;
  process.env.COMPANY_URL = companySite.url;
  return async () => {
    await site.stop();
    await companySite.stop();
  };
}
