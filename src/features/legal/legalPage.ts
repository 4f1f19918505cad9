import type { LegalPage } from '@/content/legal';
import { routes } from '@/lib/routes';
import { isoDay, longDate } from '@/lib/text';
import { getFixedInfo, type PageInfo } from '@/seo/pageInfo';

const strings = { changed: (date: string) => `Last changed ${date}` };

export async function getLegalInfo({ id, order, heading, ...head }: LegalPage): Promise<PageInfo> {
  const info = await getFixedInfo(routes.legal(id), head, { drawing: order % 2 === 1 ? 'espalier' : 'climbing' });
  return { ...info, name: heading };
}

export async function getLegalPage(page: LegalPage) {
  return {
    ...page,
    head: await getLegalInfo(page),
    changed: { label: strings.changed(longDate(page.updated)), day: isoDay(page.updated) },
  };
}
