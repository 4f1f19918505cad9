// node deploy/exampleSite.ts: prints live=1 for deploy.yml, unless content/site.yaml has example addresses. Then the site is
// not deployed.
import { exampleAddresses } from '../src/content/doctor.ts';
import { formatError } from '../src/content/formatError.ts';
import { readProject } from '../src/content/load.ts';

const [example] = exampleAddresses(readProject().entries);
if (example) console.error(`${formatError(example)} The site is built and not deployed.`);
else console.log('live=1');
