// Tests of the responses. In one file, because starting a server takes seconds.
import { files } from './answers/files.ts';
import { maliciousRequests } from './answers/maliciousRequests.ts';
import { notFound } from './answers/notFound.ts';
import { pages } from './answers/pages.ts';
import { onEveryServer } from './support/servers.ts';

onEveryServer((server) => {
  files(server);
  pages(server);
  notFound(server);
  maliciousRequests(server);
});
