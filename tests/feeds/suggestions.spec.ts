import { routes } from '../../src/config/routes';
import { slug } from '../../src/lib/text';
import { indexPath, type Row, searchIn } from '../../src/search/search';
import { isNumbered, suggestions as near, neighbors } from '../../src/search/suggestions';
import { pages, textAt } from '../support/builtSite.ts';
import { articles, jobs, services, words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const suggestions = { name: words.notFound.suggestions, exact: true };
const rows: Row[] = JSON.parse(textAt(indexPath));
const [search, entries] = [await searchIn(rows), rows.map(([, title, , path]) => ({ title, path }))];
/** What suggestions.test.ts has shown to be right, for the addresses of this site. */
const expected = (path: string) =>
  (isNumbered(path) ? neighbors(path, entries) : near(path, search)).map((entry) => entry.path);
/** The first of some addresses that is no page but close to one. */
const nearMiss = (paths: readonly string[]) =>
  paths.find((path) => !pages.includes(path) && expected(path).length > 0) ?? '';

const nearMisses = [
  { title: 'a page', path: nearMiss([`${routes.careers}s`, `${routes.about}s`]) },
  {
    title: 'a service, asked for by its title,',
    path: nearMiss(services.map(({ title }) => routes.service(slug(title)))),
  },
  {
    title: 'a role, asked for as its card is called,',
    path: nearMiss(jobs.map(({ cardTitle }) => routes.job(slug(cardTitle)))),
  },
  {
    title: 'an article, asked for by the number beside it,',
    path: nearMiss(articles.map(({ id }) => routes.article(String(Number(id) + 1)))),
  },
];

test.describe('A not-found page', () => {
  for (const { title, path } of nearMisses) {
    test(`close to ${title} asks whether it was meant`, async ({ page }) => {
      test.skip(path === '', 'The content has no such address.');
      const paths = expected(path);
      await page.goto(path);
      const links = page.getByRole('navigation', suggestions).getByRole('link');
      await expect(links).toHaveCount(paths.length);
      for (const [index, href] of paths.entries()) await expect(links.nth(index)).toHaveAttribute('href', href);
      await links.first().click();
      await expect(page).toHaveURL(paths[0] ?? '');
    });
  }

  test('asks nothing where nothing is close', async ({ page }) => {
    const path = '/qqqqqqqqqqqq';
    expect(expected(path)).toEqual([]);
    const index = page.waitForResponse(`**${indexPath}`);
    await page.goto(path);
    await (await index).finished();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', suggestions)).toHaveCount(0);
  });

  test('is whole when the index is missing', async ({ page, complaints }) => {
    await page.route(`**${indexPath}`, (route) => route.abort());
    await page.goto('/nowhere', { waitUntil: 'networkidle' });
    for (const { label } of words.notFound.page.links) {
      await expect(page.getByRole('main').getByRole('link', { name: label })).toBeVisible();
    }
    await expect(page.getByRole('navigation', suggestions)).toHaveCount(0);
    complaints.length = 0;
  });
});

test('an ordinary page does not ask for the index', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toContain('/');
  expect(asked).not.toContain(indexPath);
});
