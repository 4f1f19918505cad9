// Jobs of a copy of the project that close on a day of their own.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { company } from '../support/content.ts';

/** Adds a job for each last day, and returns their addresses without their first slash. */
export async function addJobs(folder: string, ...days: string[]): Promise<string[]> {
  await mkdir(join(folder, 'content/jobs'), { recursive: true });
  return Promise.all(
    days.map(async (closes, index) => {
      const id = `gardener-${closes}`;
      const job = {
        order: 4711 + index,
        cardTitle: `Gardener ${index}`,
        title: `Gardener ${index}`,
        description: `Look after what grows, and take away what does not, until ${closes}.`,
        experience: 'None',
        employment: 'Full time',
        office: company.offices[0]?.id,
        posted: '2026-03-12',
        closes,
        jobDescription: 'One paragraph.',
        responsibilities: ['One'],
        requirements: ['One', 'Two'],
      };
      await writeFile(join(folder, `content/jobs/${id}.yaml`), stringify(job));
      return `jobs/${id}`;
    }),
  );
}
