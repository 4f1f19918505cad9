// npm run cms: writes the settings of the CMS (.pages.yml), which follow from the content schemas.
import { writeFileSync } from 'node:fs';
import { settingsFile } from '../src/content/cms/settings.ts';

writeFileSync('.pages.yml', settingsFile());
