import { emblem } from '@art/emblems';
import { Decoration } from '@/components/InlineDrawing/InlineDrawing';
import { CardLink } from '@/components/TextLink/TextLink';
import { routes } from '@/config/routes';
import { gridPlaces } from '@/lib/gridRows';
import { NoRoles, type NoRolesWords } from './NoRoles';
import styles from './Roles.module.css';

interface Props {
  heading: string;
  experience: string;
  learnMore: string;
  jobs: readonly { id: string; drawing?: string | undefined; cardTitle: string }[];
  /** What stands here while there are no jobs. */
  none: NoRolesWords;
}

/** The open roles in rows of four and three, or that none is open. */
export function Roles({ heading, experience, learnMore, jobs, none }: Props) {
  const places = gridPlaces(jobs.length);
  return (
    <section className={`section ${styles.roles}`} aria-labelledby="roles">
      <div className="grid">
        <h2 className="heading" id="roles">
          {heading}
        </h2>
        {jobs.length === 0 ? (
          <NoRoles {...none} />
        ) : (
          <ul className="cards">
            {jobs.map((job, index) => (
              <li className={styles.role} key={job.id} {...places[index]}>
                <div className={styles.emblem}>
                  <Decoration figure={emblem(job)} scheme="page" />
                </div>
                <h3>{job.cardTitle}</h3>
                <p className="label">{experience}</p>
                <div className={styles.link}>
                  <CardLink href={routes.job(job.id)} label={learnMore} subject={job.cardTitle} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
