// What both engines answer. One file, because starting an engine takes seconds.
import { files } from './answers/files.ts';
import { hostile } from './answers/hostile.ts';
import { notFound } from './answers/notFound.ts';
import { pages } from './answers/pages.ts';
import { onBothEngines } from './support/engines.ts';

onBothEngines((engine) => {
  files(engine);
  pages(engine);
  notFound(engine);
  hostile(engine);
});
