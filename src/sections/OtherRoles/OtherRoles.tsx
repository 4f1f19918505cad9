import { CardSection } from '@/components/CardSection/CardSection';
import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { routes } from '@/config/routes';
import { cardsClass } from '@/lib/cardsClass';
import { emblem } from '@/pictures/plates';
import styles from './OtherRoles.module.css';

interface Props {
  heading: string;
  jobs: readonly { id: string; order: number; drawing?: string | undefined; cardTitle: string }[];
}

export function OtherRoles({ heading, jobs }: Props) {
  return (
    <CardSection id="others" heading={heading} className="panel">
      <ul className={`${cardsClass(jobs.length, { rows: [6, 4, 5, 3] })} ${styles.list}`}>
        {jobs.map((job) => (
          <li key={job.id}>
            <InlineDrawing figure={emblem(job, job.order)} scheme="panel" />
            <a className="card-link hover-underline" href={routes.job(job.id)}>
              {job.cardTitle}
            </a>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
