// node deploy/exampleSite.ts: prints live=1 for a GitHub workflow, unless content/site.yaml has example addresses. Those are
// named, and nothing is deployed.

import { exampleAddresses } from '../src/content/doctor.ts';
import { formatError } from '../src/content/formatError.ts';
import { readProject } from '../src/content/load.ts';

const [example] = exampleAddresses(readProject().entries);
if (example) console.error(`${formatError(example)} The site is built and not deployed.`);
else console.log('live=1');
