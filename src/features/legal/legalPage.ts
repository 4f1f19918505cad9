import type { LegalPage } from '@/content/legal';
import { routes } from '@/lib/routes';
import { isoDay, longDate } from '@/lib/text';
import { getFixedInfo, type PageInfo } from '@/seo/pageInfo';
import { legalStrings } from './strings';

export async function getLegalInfo({ id, order, heading, ...head }: LegalPage): Promise<PageInfo> {
  const info = await getFixedInfo(routes.legal(id), head, { drawing: order % 2 === 1 ? 'espalier' : 'climbing' });
  return { ...info, name: heading };
}

export async function getLegalPage(page: LegalPage) {
  return {
    ...page,
    head: await getLegalInfo(page),
    changed: { label: legalStrings.changed(longDate(page.updated)), day: isoDay(page.updated) },
  };
}
