import { ButtonLink } from '@/components/Button/Button';
import { routes } from '@/config/routes';
import type { Documents } from '@/content/schemas/contract';
import { mailto } from '@/lib/mailto';
import styles from './JobHero.module.css';

export type Closed = Pick<Documents['pages/job']['closed'], 'roles' | 'question' | 'write' | 'promise'> & {
  email: string;
};

/** Where to go from a role that is closed. */
export function ClosedWays({ roles, question, write, promise, email }: Closed) {
  return (
    <div className={styles.ways}>
      <ButtonLink label={roles} href={routes.careers} kind="secondary" />
      <p className={styles.note}>
        {question} <a href={mailto(email)}>{write}</a>. {promise}
      </p>
    </div>
  );
}
