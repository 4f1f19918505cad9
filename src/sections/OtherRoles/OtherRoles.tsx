import { CardSection } from '@/components/CardSection/CardSection';
import { Decoration } from '@/components/InlineDrawing/InlineDrawing';
import { routes } from '@/config/routes';
import { emblem } from '@/pictures/plates';
import styles from './OtherRoles.module.css';

interface Props {
  heading: string;
  jobs: readonly { id: string; order: number; drawing?: string | undefined; cardTitle: string }[];
}

export function OtherRoles({ heading, jobs }: Props) {
  return (
    <CardSection id="others" heading={heading} className="panel">
      <ul className={`cards ${styles.list}`}>
        {jobs.map((job) => (
          <li key={job.id}>
            <Decoration figure={emblem(job, job.order)} scheme="panel" />
            <a className="hover-underline" href={routes.job(job.id)}>
              {job.cardTitle}
            </a>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
