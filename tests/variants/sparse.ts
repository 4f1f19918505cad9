// A site with as little as the schemas allow: no optional fields, and entries that are hidden in every way there is.
import { addArticle, addEntry, addJob } from '../build/entries.ts';
import { legal, pages, service, site, writeCompany } from './company.ts';

/** The day of the build is 2999-12-31. */
export async function makeSparse(folder: string): Promise<void> {
  // The target of the link exists, but is not online.
  const form = { ...pages.contact.form, privacy: 'As we [once wrote](/blog/1).' };
  await writeCompany(folder, site, { ...pages, contact: { ...pages.contact, form } });
  await addEntry(folder, 'services/well-survey', service);
  await addEntry(folder, 'legal/imprint', legal);
  await addArticle(folder, 1, {});
  await addArticle(folder, 2, { published: '3000-01-01' });
  await addJob(folder, 'closed', { closes: '2999-12-30' });
}
