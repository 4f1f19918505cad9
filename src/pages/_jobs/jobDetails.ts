import type { Document, Job } from '@/content/queries';
import { interpolate } from '@/lib/placeholders';
import { longDate, shortDate } from '@/lib/text';

type Site = Document<'site'>;
type FactLabels = Document<'labels/pages'>['job']['facts'];

/** The facts that open and closed roles have in common. */
export function jobFacts({ experience, employment, office, pay, posted }: Job, labels: FactLabels, language: string) {
  return [
    { label: labels.experience, value: experience },
    { label: labels.employment, value: employment },
    ...(office ? [{ label: labels.office, value: office.city }] : []),
    ...(pay ? [{ label: labels.pay, value: pay }] : []),
    ...(posted ? [{ label: labels.posted, value: shortDate(posted, language), isDate: true }] : []),
  ];
}

/** The texts of a role after its last day. */
export function closedWords(words: Document<'pages/job'>['closed'], closes: Date, { careersEmail, language }: Site) {
  const { lead, roles, question, write, promise } = words;
  const date = longDate(closes, language);
  return { lead: interpolate(lead, { date }), roles, question, write, promise, email: careersEmail };
}
