import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import type { JobPosting } from 'schema-dts';
import { headings, useMarkdownOptions } from '@/ui/Prose/markdownOptions';
import type { Job } from '@/content/jobs';
import type { Site } from '@/content/site.schema';
import { isoDay } from '@/lib/text';
import { logoAddress, postalAddress } from '@/seo/organization';

/** Google's names for `employment` of a job. */
const employmentTypes = new Map([
  ['full time', 'FULL_TIME'],
  ['part time', 'PART_TIME'],
  ['contract', 'CONTRACTOR'],
  ['temporary', 'TEMPORARY'],
  ['internship', 'INTERN'],
]);

/** The text of a job as HTML without the classes of the page. */
const Description = ({ jobDescription, responsibilities, requirements }: Job) => (
  <>
    <Markdown {...useMarkdownOptions()} components={headings(3)}>
      {jobDescription}
    </Markdown>
    {[responsibilities, requirements].map((items) => (
      <ul key={items[0]}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ))}
  </>
);

/** An open job for Google's job search, which requires a date and a place. */
export function jobPosting(job: Job, site: Site): JobPosting | undefined {
  if (!job.posted || !job.office) return undefined;
  const employmentType = employmentTypes.get(job.employment.toLowerCase());
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: renderToStaticMarkup(<Description {...job} />),
    identifier: { '@type': 'PropertyValue', name: site.name, value: job.id },
    datePosted: isoDay(job.posted),
    ...(job.closes && { validThrough: isoDay(job.closes) }),
    ...(employmentType && { employmentType }),
    hiringOrganization: {
      '@type': 'Organization',
      name: site.name,
      sameAs: new URL('/', site.url).href,
      logo: logoAddress(site),
    },
    jobLocation: { '@type': 'Place', address: postalAddress(job.office) },
  };
}
