import { endOfDay } from '@/lib/endOfDay';
import { isoDay } from '@/lib/text';
import { isOver, today } from './publishing';

interface Role {
  office?: string | undefined;
  closes?: Date | undefined;
}

interface Office {
  id: string;
  timeZone: string;
}

/** Where a role is, when it ends, and whether that is over. Its last day is that of its office, or of the first one. */
export function placed<Job extends Role, Place extends Office>(job: Job, offices: readonly Place[]) {
  const office = offices.find(({ id }) => id === job.office);
  const timeZone = (office ?? offices[0])?.timeZone ?? 'UTC';
  return {
    ...job,
    office,
    ends: job.closes && endOfDay(job.closes, timeZone),
    isClosed: isOver(job.closes && isoDay(job.closes), today(timeZone)),
  };
}
