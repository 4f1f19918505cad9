import { emblem } from '@art/emblems';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { routes } from '@/config/routes';
import styles from './OtherRoles.module.css';

interface Props {
  heading: string;
  jobs: readonly { id: string; drawing?: string | undefined; cardTitle: string }[];
}

export function OtherRoles({ heading, jobs }: Props) {
  return (
    <section className={styles.others} aria-labelledby="others">
      <div className="grid">
        <h2 id="others">{heading}</h2>
        <ul className={styles.list}>
          {jobs.map((job) => (
            <li key={job.id}>
              <InlineDrawing figure={emblem(job)} scheme="panel" />
              <a href={routes.job(job.id)}>{job.cardTitle}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
