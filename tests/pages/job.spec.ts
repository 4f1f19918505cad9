import { jobs } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

for (const { slug, title, experience } of jobs) {
  test(`/jobs/${slug} has every part of a job page`, async ({ page }) => {
    await page.goto(`/jobs/${slug}`);
    const items = (name: string) => page.getByRole('region', { name }).getByRole('listitem');

    await test.step('its logo, its title, a short description and its three sections in order', async () => {
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('h1 + p')).not.toBeEmpty();
      const headings = ['Job Description', 'Responsibilities', 'Requirements', /./];
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings);
    });

    await test.step('responsibilities and requirements as bullets', async () => {
      expect(await items('Responsibilities').count()).toBeGreaterThan(3);
      expect(await items('Requirements').count()).toBeGreaterThan(3);
    });

    await test.step(`its own experience: ${experience}`, async () => {
      await expect(items('Requirements').first()).toContainText(experience);
    });

    await test.step('Apply Now opens an email to HR with the encoded title', async () => {
      const subject = encodeURIComponent(`Job Application for ${title}`);
      const links = page.getByRole('link', { name: 'Apply Now' });
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', `mailto:careers@trelliswork.example?subject=${subject}`);
      }
    });

    await test.step('the six other roles', async () => {
      const others = page.getByRole('region', { name: 'Other open roles' }).getByRole('link');
      const cards = jobs.filter((job) => job.slug !== slug).map(({ card }) => card);
      await expect(others).toHaveText(cards);
    });
  });
}
