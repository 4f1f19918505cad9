// node tools/cms.ts: checks that .pages.yml, the settings of Pages CMS, fits the content schemas. With --write, writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { cmsSettings } from '../src/content/cms/cms.ts';

const settings = cmsSettings();
if (process.argv.includes('--write')) writeFileSync('.pages.yml', settings);
else if (readFileSync('.pages.yml', 'utf8') !== settings) {
  console.error('.pages.yml does not fit src/content/schemas.ts. Run "npm run fix".');
  process.exitCode = 1;
}
