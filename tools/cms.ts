// node tools/cms.ts (part of npm run fix): generates .pages.yml, the settings of Pages CMS, from the content schemas.
import { writeFileSync } from 'node:fs';
import { cmsSettings } from '../src/content/cms.ts';

writeFileSync('.pages.yml', cmsSettings());
