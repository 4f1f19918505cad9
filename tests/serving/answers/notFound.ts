import { expect, test } from 'vitest';
import { readSite } from '../../../deploy/files.ts';
import { isHashed } from '../../../deploy/headers.ts';
import { routes } from '../../../src/config/routes.ts';
import { articles, services } from '../../support/content.ts';
import { siteFolder } from '../../support/siteFolder.ts';
import { faultsAt, notFoundFaults, type Section } from '../support/expected.ts';
import type { TestedServer } from '../support/servers.ts';

const numbers = articles.map(({ id }) => Number(id));
const largest = Math.max(0, ...numbers);
const gap = Array.from({ length: largest }, (_, index) => index + 1).find((number) => !numbers.includes(number));
const someArticle = articles.slice(0, 1).map(({ id }) => id);
const someService = services.slice(0, 1).map(({ id }) => id);

const { files, notFound: notFoundFiles } = readSite(siteFolder);
const paths = files.map(({ path }) => path);
const someScript = paths.filter((path) => isHashed(path) && path.endsWith('.js')).slice(0, 1);
/** The address of a hashed file that does not exist. */
const withOtherDigest = (path: string) => path.replace(/[\w-]{8}(?=\.\w+$)/, '00000000');

interface Missing {
  title: string;
  section: Section;
  paths: string[];
}

const missing: Missing[] = [
  {
    title: 'an article that does not exist',
    section: articles.length > 0 ? '/blog/' : '/',
    paths: [gap, 0, -1, largest + 100, 'abc'].filter((id) => id !== undefined).map((id) => `/blog/${id}`),
  },
  {
    title: 'the number of an article with something around it',
    section: '/blog/',
    paths: someArticle.flatMap((id) => [
      `/blog/${id}abc`,
      `/blog/0${id}`,
      `/blog/${id}.9`,
      `/blog/%20${id}`,
      `/blog/%2B${id}`,
    ]),
  },
  {
    title: 'a job named like a property that every object has',
    section: '/jobs/',
    paths: ['/jobs/__proto__', '/jobs/constructor'],
  },
  {
    title: 'a service that does not exist or is written in capitals',
    section: '/services/',
    paths: ['/services/nope', ...someService.map((id) => `/services/${id.toUpperCase()}`)],
  },
  {
    title: 'an address below that of a service, a job or an article',
    section: '/',
    paths: [
      '/services/nope/extra',
      '/jobs/a/b',
      '/blog/abc/x',
      ...someService.flatMap((id) => [`/services/${id}/extra`, `/services/${id}/a/b`]),
      ...someArticle.map((id) => `/blog/${id}/x`),
    ],
  },
  {
    title: 'an address in capitals, in other letters, or with a mark that turns the writing,',
    section: '/',
    paths: [routes.about.toUpperCase(), '/café', '/🌱', '/%E2%80%AEtuoba'],
  },
  ...notFoundFiles.map(({ section, ownAddresses }) => ({
    title: `the file of the not-found page of ${section}`,
    section: section as Section,
    paths: ownAddresses,
  })),
  {
    title: 'a file that no visitor needs',
    section: '/',
    paths: ['/.git/config', '/_headers', '/_redirects', '/nginx.conf', '/index.html.br'],
  },
  {
    title: 'a script of another build, or its map',
    section: '/',
    paths: someScript.flatMap((path) => [withOtherDigest(path), `${path}.map`]),
  },
];

/** Addresses that show the not-found page of their section. */
export function notFound({ ask }: TestedServer): void {
  for (const { title, section, paths } of missing.filter((one) => one.paths.length > 0)) {
    test(`${title} is not found`, async () => {
      expect(await faultsAt(paths, async (path) => notFoundFaults(await ask(path), section))).toEqual([]);
    });
  }
}
