// What both engines answer, asked of what a deployment publishes. One file, because starting an engine takes seconds.
import { afterAll, beforeAll } from 'vitest';
import { files } from './answers/files.ts';
import { headers } from './answers/headers.ts';
import { hostile } from './answers/hostile.ts';
import { notFound } from './answers/notFound.ts';
import { pages } from './answers/pages.ts';
import { type Deployment, deploy } from './support/deployment.ts';
import { onBothEngines } from './support/engines.ts';

let deployment: Deployment;

beforeAll(() => {
  deployment = deploy([1, 2, 3, 4, 5], { whole: true });
});

afterAll(() => deployment.remove());

onBothEngines(
  () => deployment.site,
  (engine) => {
    pages(engine);
    notFound(engine);
    hostile(engine);
    files(engine);
    headers(engine);
  },
);
