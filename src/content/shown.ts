import { fill } from '@/lib/fill';
import { longDate } from '@/lib/text';
import { isOut, today } from './publishing';
import type { Document } from './queries';
import type { Entry } from './read';

/** The content of a day, as pages use it: articles by their number. With `drafts` also what is not yet out; its titles then say so. */
export function shown(entries: readonly Entry[], drafts: boolean): { id: string; data: Record<string, unknown> }[] {
  const read = entries.map(({ id, folder, data, schema }) => ({
    id: folder === 'articles' ? `${folder}/${data.id}` : id,
    data: schema.parse(data) as typeof data,
  }));
  const document = (name: string) => read.find(({ id }) => id === name)?.data as unknown;
  const { offices, language } = document('site') as Document<'site'>;
  const { unpublished } = document('labels/pages') as Document<'labels/pages'>;
  const day = today(offices[0]?.timeZone);
  return read.flatMap(({ id, data }) => {
    const { publish, title, cardTitle } = data;
    if (isOut(publish, day)) return [{ id, data }];
    if (!drafts) return [];
    const mark =
      publish === 'draft'
        ? unpublished.draft
        : fill(unpublished.scheduled, { day: longDate(new Date(String(publish)), language) });
    return [
      {
        id,
        data: { ...data, title: `${mark}: ${title}`, ...(cardTitle ? { cardTitle: `${mark}: ${cardTitle}` } : {}) },
      },
    ];
  });
}
