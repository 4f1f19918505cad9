// node tools/sampleTexts.ts: writes the digests of the sample company's texts, by which `npm run doctor` knows them. For
// whoever changes the sample; a company that has replaced it never runs this.
import { writeFileSync } from 'node:fs';
import { ownTexts } from '../src/content/doctor.ts';
import { readProject } from '../src/content/load.ts';

const { entries } = readProject();
const digests = new Set(entries.flatMap(ownTexts).map(({ digest }) => digest));
writeFileSync('src/content/sampleTexts.txt', `${[...digests].sort().join('\n')}\n`);
