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
    'People › Ada (content/people/ada.yaml), Role: is required.',
    'Topics › park (content/topics/park.yaml), Name: is required.',
    'Topics › park (content/topics/park.yaml): has an unknown field: nmae.',
    'content/topics/wood.yaml: it is not valid YAML: Nested mappings are not allowed in compact mappings at line 1, column 7',
  ]);
});

test('a field is named by its labels in the CMS, and an entry of a list by its number and name', async () => {
  const { problems } = await check({
    'content/articles/roots.yaml': `title: Roots
blocks: [{ type: text, text: '{a}' }, { type: section, heading: Links, description: '{b}' }]`,
    'content/site.yaml': `footer: { links: [{ label: Us, href: us }] }
url: http://a.example`,
    'content/jobs/gardener.yaml': `requirements: ['{c}']`,
  });
  expect(problems).toEqual([
    'Articles › Roots (content/articles/roots.yaml), Text › 1 Large centered statement › Text: has the placeholder {a}, which nothing fills in.',
    'Articles › Roots (content/articles/roots.yaml), Text › 2 Links › Text of the section: has the placeholder {b}, which nothing fills in.',
    'Open roles › gardener (content/jobs/gardener.yaml), Requirements › 1: has the placeholder {c}, which nothing fills in.',
    'The company (content/site.yaml), Website: should be "https://" and a domain, without a path.',
    'The company (content/site.yaml), Footer › Links › 1 Us › Leads to: should be an address on this site that begins with "/", or one elsewhere that begins with "https://".',
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
    'content/pages/home.yaml':
      'testimonials: { quotes: [{ project: ships.yaml }, { name: Marcus, project: boats.yaml }] }',
    'content/articles/roots.yaml':
      'id: 1\nauthor: ada.yaml\nblocks: [{ type: imageText, image: { diagram: { drawing: rate } } }, { type: imageText, image: { drawing: oak } }]',
    'content/people/ben.yaml': 'photograph: ../pictures/ben.jpg\ndrawing: ben',
    'art/plates/oak.svg': '',
    'art/before/sails.svg': '',
  });
  expect(problems.toSorted()).toEqual([
    'Articles › roots (content/articles/roots.yaml), Author: content/people/ada.yaml does not exist.',
    'Articles › roots (content/articles/roots.yaml), Text › 1 Text beside a picture › Picture › Diagram › Drawing: art/diagrams/rate.svg does not exist.',
    'Pages › Home (content/pages/home.yaml), What clients say › Quotes › 2 Marcus › Project: content/projects/boats.yaml does not exist.',
    'People › ben (content/people/ben.yaml), Photograph: content/pictures/ben.jpg does not exist.',
    'People › ben (content/people/ben.yaml), Portrait: art/portraits/ben.svg does not exist.',
    'Projects › ships (content/projects/ships.yaml), Change › Picture › Drawing: art/after/sails.svg does not exist.',
    'Projects › ships (content/projects/ships.yaml), Services › 1: content/services/rivers.yaml does not exist.',
    'Services › Wells (content/services/wells.yaml), Related services › 1: content/services/rivers.yaml does not exist.',
    'Services › Wells (content/services/wells.yaml), Related services › 2: it refers to itself.',
  ]);
});

test('a diagram wider than 480 units needs a narrow drawing with its own text alternative', async () => {
  const block = (drawing: string, ...rest: string[]) =>
    `{ type: imageText, image: { diagram: { ${[`drawing: ${drawing}`, ...rest].join(', ')} } } }`;
  const { problems } = await check({
    'content/projects/ships.yaml': `blocks: [${block('phone')}, ${block('wall')}, ${block('store')}, ${block('desk', 'altNarrow: A desk')}]`,
    'art/diagrams/phone.svg': '<svg viewBox="0 0 480 900"/>',
    'art/diagrams/wall.svg': '<svg viewBox="0 0 480.5 900"/>',
    'art/diagrams/store.svg': '<svg viewBox="0 0 1040 640"/>',
    'art/diagrams/store.narrow.svg': '<svg viewBox="0 0 360 640"/>',
    'art/diagrams/desk.svg': '<svg viewBox="0 0 1040 640"/>',
    'art/diagrams/desk.narrow.svg': '<svg viewBox="0 0 360 640"/>',
  });
  expect(problems).toEqual([
    'Projects › ships (content/projects/ships.yaml), More about it › 2 Text beside a picture › Picture › Diagram › Drawing: art/diagrams/wall.svg is too wide for phones, and art/diagrams/wall.narrow.svg, which they would show, is missing. Add it, or choose another drawing.',
    'Projects › ships (content/projects/ships.yaml), More about it › 3 Text beside a picture › Picture › Diagram › Text alternative on narrow screens: is required, because phones show another drawing, art/diagrams/store.narrow.svg.',
  ]);
});

test('a colleague on the page of a role needs a quote on Careers', async () => {
  const { problems } = await check({
    'content/pages/careers.yaml': 'colleagueQuotes: { quotes: [{ person: ada.yaml }] }',
    'content/people/ada.yaml': 'name: Ada',
    'content/people/ben.yaml': 'name: Ben',
    'content/jobs/gardener.yaml': 'colleague: ada.yaml',
    'content/jobs/florist.yaml': 'colleague: ben.yaml',
  });
  expect(problems).toEqual([
    'Open roles › florist (content/jobs/florist.yaml), Colleague: content/pages/careers.yaml has no quote of this person.',
  ]);
});

test('a photograph is at least 600 pixels wide when upright, and has at most 3 MB', async () => {
  const people = ['good', 'small', 'turned', 'large', 'text', 'damaged'];
  const damaged = (await photograph(900)).subarray(0, 2000);
  const { problems, warnings } = await check({
    ...Object.fromEntries(people.map((name) => [`content/people/${name}.yaml`, `photograph: ../pictures/${name}.jpg`])),
    'content/pictures/good.jpg': await photograph(600),
    'content/pictures/small.jpg': await photograph(599),
    // On its side: 900 pixels wide and 599 high.
    'content/pictures/turned.jpg': await photograph(599, 6),
    'content/pictures/large.jpg': Buffer.alloc(3_250_000),
    'content/pictures/text.jpg': 'Not a picture',
    'content/pictures/damaged.jpg': damaged,
    'content/pictures/unused.jpg': await photograph(200),
    'content/pictures/.gitkeep': '',
  });
  expect(problems).toEqual([
    'People › damaged (content/people/damaged.yaml), Photograph: content/pictures/damaged.jpg is damaged. Export it again.',
    'People › large (content/people/large.yaml), Photograph: content/pictures/large.jpg has 3.1 MB; at most 3 are allowed.',
    'People › small (content/people/small.yaml), Photograph: content/pictures/small.jpg is 599 pixels wide; at least 600 are needed.',
    'People › text (content/people/text.yaml), Photograph: content/pictures/text.jpg is no JPEG, PNG, WebP or AVIF file.',
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
  expect(warnings).toEqual([
    'Articles › leaves (content/articles/leaves.yaml): the article is a draft, because Published has no day.',
  ]);
  expect(problems).toEqual([
    'Articles › Buds (content/articles/buds.yaml) and Articles › Roots (content/articles/roots.yaml) have the same number 11. The next number is 13.',
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
    'content/services/404.yaml': 'title: "404"',
    'content/projects/404.yaml': 'title: "404 reports"',
    'content/articles/missing.yaml': 'id: 404\npublished: 2026-03-12',
    'public/_redirects':
      '# Other names\n/privacy /privacy-policy 301\n/404 /none 200\n/services/404 /none 200\n/projects/404 /none 200\n/blog/404 /none 200',
  });
  expect(problems).toEqual([
    'Articles › missing (content/articles/missing.yaml): another page has the address /blog/404.',
    'Services › 404 (content/services/404.yaml): another page has the address /services/404.',
    'Projects › 404 reports (content/projects/404.yaml): another page has the address /projects/404.',
    'Legal pages › 404 (content/legal/404.yaml): another page has the address /404.',
    'Legal pages › about (content/legal/about.yaml): another page has the address /about.',
    'Legal pages › index (content/legal/index.yaml): another page has the address /index.',
    'Legal pages › privacy (content/legal/privacy.yaml): another page has the address /privacy.',
    'Services › deepwells (content/services/wells-2.yaml) and Services › Deep Wells (content/services/wells.yaml) have the same name. Choose another one.',
    'Topics › Garden (content/topics/garden.yaml) and Topics › Garden (content/topics/park.yaml) have the same name. Choose another one.',
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
