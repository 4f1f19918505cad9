import { build } from '../build/project.ts';
import { companySettings } from './settings.ts';

/** Builds the second company once for all of its tests. */
export default async function buildCompany(): Promise<void> {
  const { code, output } = await build('.', companySettings, companySettings.SITE_FOLDER);
  if (code !== 0) throw new Error(output);
}
