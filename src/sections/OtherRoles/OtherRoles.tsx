import { emblem } from '@art/emblems';
import { Decoration } from '@/components/InlineDrawing/InlineDrawing';
import { routes } from '@/config/routes';
import { gridPlaces } from '@/lib/gridRows';
import styles from './OtherRoles.module.css';

interface Props {
  heading: string;
  jobs: readonly { id: string; drawing?: string | undefined; cardTitle: string }[];
}

export function OtherRoles({ heading, jobs }: Props) {
  const places = gridPlaces(jobs.length, 6);
  return (
    <section className={styles.others} aria-labelledby="others">
      <div className="grid">
        <h2 id="others">{heading}</h2>
        <ul className={`cards ${styles.list}`}>
          {jobs.map((job, index) => (
            <li key={job.id} {...places[index]}>
              <Decoration figure={emblem(job)} scheme="panel" />
              <a href={routes.job(job.id)}>{job.cardTitle}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
