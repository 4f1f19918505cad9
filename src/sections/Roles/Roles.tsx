import { CardSection } from '@/components/CardSection/CardSection';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { CardLink } from '@/components/TextLink/TextLink';
import { routes } from '@/config/routes';
import type { Documents } from '@/content/schemas/contentFiles';
import { emblem } from '@/pictures/plates';
import { NoRoles, type NoRolesWords } from './NoRoles';
import styles from './Roles.module.css';

type Props = Omit<Documents['pages/careers']['roles'], 'none'> & {
  jobs: readonly {
    id: string;
    order: number;
    drawing?: string | undefined;
    cardTitle: string;
    employment: string;
    office?: { city: string } | undefined;
  }[];
  /** Shown if there are no jobs. */
  none: NoRolesWords;
};

/** The open roles in rows of four and three. */
export function Roles({ heading, experience, learnMore, jobs, none }: Props) {
  // Rows of four, and a row of three if three remain.
  const firstThird = jobs.length % 4 === 3 ? jobs.length - 3 : jobs.length;
  return (
    <CardSection id="roles" heading={heading} className="ruled">
      {jobs.length === 0 ? (
        <NoRoles {...none} />
      ) : (
        <ul className={styles.rows}>
          {jobs.map((job, index) => (
            <li className={`stack cell ${styles.role} ${index < firstThird ? '' : styles.third}`} key={job.id}>
              <div className={styles.emblem}>
                <InlineDrawing figure={emblem(job, job.order)} scheme="page" />
              </div>
              <h3>{job.cardTitle}</h3>
              <p className="label">{experience}</p>
              <p className="label">{[job.office?.city, job.employment].filter(Boolean).join(', ')}</p>
              <CardLink href={routes.job(job.id)} label={learnMore} subject={job.cardTitle} />
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}
