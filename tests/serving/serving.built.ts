// What both servers answer. One file, because starting an server takes seconds.
import { files } from './answers/files.ts';
import { hostile } from './answers/hostile.ts';
import { notFound } from './answers/notFound.ts';
import { pages } from './answers/pages.ts';
import { onBothServers } from './support/servers.ts';

onBothServers((server) => {
  files(server);
  pages(server);
  notFound(server);
  hostile(server);
});
