import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folderWith } from '../../../tests/support/folderWith.ts';
import { checkContent } from './contentChecks.ts';

/** What is wrong with these files, besides fields that they leave out. */
async function check(files: Parameters<typeof folderWith>[0]) {
  const { problems, warnings } = await checkContent(folderWith(files));
  return {
    problems: problems.filter((problem) => !/: (?:is required|should be a day such as.*)\.$/.test(problem)),
    warnings,
  };
}

test('what the schemas refuse in all files is named in one run, and so is a file that is no YAML', async () => {
  const { problems } = await checkContent(
    folderWith({
      'content/topics/garden.yaml': 'name: Garden',
      'content/topics/park.yaml': 'nmae: Park',
      'content/topics/wood.yaml': 'name: Wood: oak',
      'content/people/ada.yaml': 'name: Ada\nposition:\n',
    }),
  );
  expect(problems).toEqual([
    'content/people/ada.yaml, field position: is required.',
    'content/topics/park.yaml, field name: is required.',
    'content/topics/park.yaml: Unrecognized key: "nmae".',
    'content/topics/wood.yaml: it is not valid YAML: Nested mappings are not allowed in compact mappings at line 1, column 7',
  ]);
});

const photograph = (width: number, orientation = 1) =>
  sharp({ create: { width, height: 900, channels: 3, background: 'tan' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

test('everything that names a missing file is listed at once, with its field', async () => {
  const { problems } = await check({
    'content/services/wells.yaml': 'title: Wells\nrelated: [rivers.yaml, wells.yaml]',
    'content/projects/ships.yaml': 'services: [rivers.yaml]\nchange: { picture: { drawing: sails } }',
    'content/pages/home.yaml': 'testimonials: { quotes: [{ project: ships.yaml }, { project: boats.yaml }] }',
    'content/articles/roots.yaml':
      'id: 1\nauthor: ada.yaml\nblocks: [{ type: imageText, image: { diagram: { drawing: rate } } }, { type: imageText, image: { drawing: oak } }]',
    'content/people/ben.yaml': 'photograph: ../pictures/ben.jpg\ndrawing: ben',
    'art/plates/oak.svg': '',
    'art/before/sails.svg': '',
  });
  expect(problems.toSorted()).toEqual([
    'content/articles/roots.yaml, field author: content/people/ada.yaml does not exist.',
    'content/articles/roots.yaml, field blocks.0.image.diagram.drawing: art/diagrams/rate.svg does not exist.',
    'content/pages/home.yaml, field testimonials.quotes.1.project: content/projects/boats.yaml does not exist.',
    'content/people/ben.yaml, field drawing: art/portraits/ben.svg does not exist.',
    'content/people/ben.yaml, field photograph: content/pictures/ben.jpg does not exist.',
    'content/projects/ships.yaml, field change.picture.drawing: art/after/sails.svg does not exist.',
    'content/projects/ships.yaml, field services.0: content/services/rivers.yaml does not exist.',
    'content/services/wells.yaml, field related.0: content/services/rivers.yaml does not exist.',
    'content/services/wells.yaml, field related.1: it refers to itself.',
  ]);
});

test('a photograph is at least 600 pixels wide when upright, and has at most 3 MB; one that is not used is a warning', async () => {
  const people = ['good', 'small', 'turned', 'large', 'text'];
  const { problems, warnings } = await check({
    ...Object.fromEntries(people.map((name) => [`content/people/${name}.yaml`, `photograph: ../pictures/${name}.jpg`])),
    'content/pictures/good.jpg': await photograph(600),
    'content/pictures/small.jpg': await photograph(599),
    // On its side: 900 pixels wide and 599 high.
    'content/pictures/turned.jpg': await photograph(599, 6),
    'content/pictures/large.jpg': Buffer.alloc(3_250_000),
    'content/pictures/text.jpg': 'Not a picture',
    'content/pictures/unused.jpg': await photograph(200),
    'content/pictures/.gitkeep': '',
  });
  expect(problems).toEqual([
    'content/people/large.yaml, field photograph: content/pictures/large.jpg has 3.1 MB; at most 3 are allowed.',
    'content/people/small.yaml, field photograph: content/pictures/small.jpg is 599 pixels wide; at least 600 are needed.',
    'content/people/text.yaml, field photograph: content/pictures/text.jpg is no JPEG, PNG, WebP or AVIF file.',
  ]);
  expect(warnings).toEqual(['content/pictures/unused.jpg: no page uses this photograph.']);
});

test('articles with one number are named together, with the next number; one without a day is a warning', async () => {
  const article = (id: number, title: string) => `id: ${id}\ntitle: ${title}\npublished: 2026-03-12`;
  const { problems, warnings } = await check({
    'content/articles/roots.yaml': article(11, 'Roots'),
    'content/articles/leaves.yaml': 'id: 12',
    'content/articles/buds.yaml': article(11, 'Buds'),
  });
  expect(warnings).toEqual(['content/articles/leaves.yaml: the article is a draft, because Published has no day.']);
  expect(problems).toEqual([
    'content/articles/buds.yaml and content/articles/roots.yaml have the same number 11. The next number is 13.',
  ]);
});

test('what editors choose by name has different names, and a legal page has an address of its own', async () => {
  const { problems } = await check({
    'content/services/wells.yaml': 'title: Deep Wells',
    'content/services/wells-2.yaml': 'title: deepwells',
    'content/topics/garden.yaml': 'name: Garden',
    'content/topics/park.yaml': 'name: Garden',
    'content/topics/wood.yaml': 'name: Wood',
    'content/legal/404.yaml': 'title: Not found',
    'content/legal/about.yaml': 'title: About us',
    'content/legal/index.yaml': 'title: Index',
    'content/legal/imprint.yaml': 'title: Imprint',
    'content/legal/privacy.yaml': 'title: Privacy',
    'public/_redirects': '# Other names\n/privacy /privacy-policy 301\n',
  });
  expect(problems).toEqual([
    'content/legal/404.yaml: another page has the address /404.',
    'content/legal/about.yaml: another page has the address /about.',
    'content/legal/index.yaml: another page has the address /index.',
    'content/legal/privacy.yaml: another page has the address /privacy.',
    'content/services/wells-2.yaml and content/services/wells.yaml have the same name. Choose another one.',
    'content/topics/garden.yaml and content/topics/park.yaml have the same name. Choose another one.',
  ]);
});

test('a file without a usable name is refused', async () => {
  const rule = 'the name should have letters from a to z, digits and hyphens, and end with .yaml.';
  const { problems } = await check({
    'content/articles/.gitkeep': '',
    'content/articles/roots.yaml': 'id: 1',
    'content/articles/.yaml': 'id: 2',
    'content/jobs/gärtner.yaml': 'title: Gardener',
    'content/jobs/gardener.yml': '',
  });
  expect(problems).toEqual(
    ['content/articles/.yaml', 'content/jobs/gardener.yml', 'content/jobs/gärtner.yaml'].map(
      (file) => `${file}: ${rule}`,
    ),
  );
});
