// npm run cms: generates .pages.yml, the settings of Pages CMS, from the content schemas.
import { writeFileSync } from 'node:fs';
import { settingsFile } from '../src/content/cms/settings.ts';

writeFileSync('.pages.yml', settingsFile());
