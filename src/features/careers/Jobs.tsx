import letter from '@art/figures/letter.svg?drawing';
import { CardSection } from '@/ui/CardSection/CardSection';
import { EmailText } from '@/ui/EmailText';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import { sharedLinkStrings } from '@/ui/TextLink/strings';
import { CardLink } from '@/ui/TextLink/TextLink';
import type { Job } from '@/content/jobs';
import type { CareersPage } from '@/content/pages/careers.schema';
import type { DrawingShapes } from '@/drawings/picture';
import { mailto } from '@/lib/mailto';
import { anchors, routes } from '@/lib/routes';
import styles from './Jobs.module.css';
import { NoJobs, type NoJobsProps } from './NoJobs';
import { careersStrings } from './strings';

interface JobCard extends Pick<Job, 'cardTitle' | 'pay' | 'employment'> {
  id: string;
  emblem: DrawingShapes | undefined;
  office?: { city: string } | undefined;
}

type Props = Omit<CareersPage['jobs'], 'none'> & {
  jobs: readonly JobCard[];
  /** Shown if there are no jobs. */
  none: NoJobsProps;
};

/** The open jobs in rows of four. The cell after the last one is for everyone else. */
export function Jobs({ heading, experience, jobs, none }: Props) {
  return (
    <CardSection id={anchors.jobs} heading={heading} className="ruled">
      {jobs.length === 0 ? (
        <NoJobs {...none} />
      ) : (
        <div className={styles.rows}>
          <ul className={styles.list}>
            {jobs.map((job) => (
              <li className={`stack cell hover-animation ${styles.job}`} key={job.id}>
                {job.emblem && (
                  <div className={styles.emblem}>
                    <InlineDrawing drawing={job.emblem} scheme="page" />
                  </div>
                )}
                <h3>{job.cardTitle}</h3>
                <p className="label">{experience}</p>
                {job.pay && (
                  <p className={styles.pay} data-pay="">
                    {job.pay}
                  </p>
                )}
                <p className="label">{[job.office?.city, job.employment].filter(Boolean).join(', ')}</p>
                <CardLink href={routes.job(job.id)} label={sharedLinkStrings.learnMore} subject={job.cardTitle} />
              </li>
            ))}
          </ul>
          <div className={`stack cell hover-animation ${styles.noFit}`}>
            <div className={styles.emblem}>
              <InlineDrawing drawing={letter} scheme="page" />
            </div>
            <p className="title">{careersStrings.noFit}</p>
            <a href={mailto(none.email, sharedLinkStrings.openApplication)}>
              <EmailText email={none.email} />
            </a>
          </div>
        </div>
      )}
    </CardSection>
  );
}
