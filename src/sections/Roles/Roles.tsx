import { CardSection } from '@/components/CardSection/CardSection';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { CardLink } from '@/components/TextLink/TextLink';
import { routes } from '@/config/routes';
import type { Pages } from '@/content/schemas/pages';
import type { Figure } from '@/pictures/picture';
import { careersStrings } from '@/strings';
import { NoRoles, type NoRolesProps } from './NoRoles';
import styles from './Roles.module.css';

type Props = Omit<Pages['careers']['roles'], 'none'> & {
  jobs: readonly {
    id: string;
    emblem: Figure | undefined;
    cardTitle: string;
    employment: string;
    office?: { city: string } | undefined;
  }[];
  /** Shown if there are no jobs. */
  none: NoRolesProps;
};

/** The open roles in rows of four and three. */
export function Roles({ heading, experience, jobs, none }: Props) {
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
              <div className={styles.emblem}>{job.emblem && <InlineDrawing figure={job.emblem} scheme="page" />}</div>
              <h3>{job.cardTitle}</h3>
              <p className="label">{experience}</p>
              <p className="label">{[job.office?.city, job.employment].filter(Boolean).join(', ')}</p>
              <CardLink href={routes.job(job.id)} label={careersStrings.learnMore} subject={job.cardTitle} />
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  );
}
