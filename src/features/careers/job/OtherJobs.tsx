import { CardSection } from '@/ui/CardSection/CardSection';
import { cardsClass } from '@/ui/Cards/cardsClass';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import type { DrawingShapes } from '@/drawings/picture';
import { routes } from '@/lib/routes';
import styles from './OtherJobs.module.css';
import { jobStrings } from './strings';

interface Props {
  jobs: readonly { id: string; emblem: DrawingShapes | undefined; cardTitle: string }[];
}

export function OtherJobs({ jobs }: Props) {
  return (
    <CardSection id="others" heading={jobStrings.others} className="panel">
      <ul className={`${cardsClass(jobs.length, { rows: [6, 4, 5, 3] })} ${styles.list}`}>
        {jobs.map((job) => (
          <li className="hover-animation" key={job.id}>
            {job.emblem && <InlineDrawing drawing={job.emblem} scheme="panel" />}
            <a className="card-link hover-underline" href={routes.job(job.id)}>
              {job.cardTitle}
            </a>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
