import { renderToStaticMarkup } from 'react-dom/server';
import type { JobPosting, Place } from 'schema-dts';
import { PlainProse } from '@/components/Prose/PlainProse';
import type { Job } from '@/content/queries';
import type { Office } from '@/content/schemas/entries';
import { isoDay } from '@/lib/text';

/** The @id of the company and of its offices. */
interface Ids {
  organization: string;
  office: (id: string) => string;
}

/** The first line of an office's address is the street. */
export function officePlace(office: Office, ids: Ids): Exclude<Place, string> {
  return {
    '@type': 'Place',
    name: office.city,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.address[0] ?? office.city,
      addressLocality: office.city,
      ...(office.region && { addressRegion: office.region }),
      postalCode: office.postalCode,
      addressCountry: office.countryCode,
    },
    '@id': ids.office(office.id),
  };
}

/** Google's names for `employment` of a job. */
const employmentTypes = new Map([
  ['full time', 'FULL_TIME'],
  ['part time', 'PART_TIME'],
  ['contract', 'CONTRACTOR'],
  ['temporary', 'TEMPORARY'],
  ['internship', 'INTERN'],
]);

/** The text of a job as plain HTML. */
function jobHtml({ jobDescription, responsibilities, requirements }: Job): string {
  return renderToStaticMarkup(
    <>
      <PlainProse text={jobDescription} headingLevel={3} />
      {[responsibilities, requirements].map((items) => (
        <ul key={items[0]}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ))}
    </>,
  );
}

/** An open job for Google's job search, which requires a date and a place. */
export function jobPosting(job: Job, company: string, ids: Ids, common: object): JobPosting | undefined {
  if (!job.posted || !job.office) return undefined;
  const employmentType = employmentTypes.get(job.employment.toLowerCase());
  return {
    '@type': 'JobPosting',
    ...common,
    title: job.title,
    description: jobHtml(job),
    identifier: { '@type': 'PropertyValue', name: company, value: job.id },
    datePosted: isoDay(job.posted),
    ...(job.closes && { validThrough: isoDay(job.closes) }),
    ...(employmentType && { employmentType }),
    experienceRequirements: job.experience,
    hiringOrganization: { '@type': 'Organization', '@id': ids.organization, name: company },
    jobLocation: officePlace(job.office, ids),
  };
}
