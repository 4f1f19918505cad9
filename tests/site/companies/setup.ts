import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buildCompany } from '../../../tools/company.ts';
import { startWorkerd } from '../../support/workerd.ts';
import { kinds } from './generate.ts';

/** Builds and serves each company for the whole run. */
export default async function buildCompanies() {
  const ends: (() => Promise<void>)[] = [];
  for (const kind of kinds) {
    const site = await buildCompany(kind);
    ends.push(() => rm(dirname(site), { recursive: true }));
    const { url, stop } = await startWorkerd(0, site);
    ends.unshift(stop);
    process.env[`COMPANY_${kind}`] = url;
  }
  return async () => {
    for (const end of ends) await end();
  };
}
