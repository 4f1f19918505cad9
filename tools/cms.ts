// npm run cms: writes the settings of the CMS (.pages.yml), which follow from the content schemas.
import { writeFileSync } from 'node:fs';
import { importSource } from './importSource.ts';

const { settingsFile } =
  await importSource<typeof import('../src/content/cms/settings.ts')>('/src/content/cms/settings.ts');
writeFileSync('.pages.yml', settingsFile());
