import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { routes } from '@/config/routes';
import { mailto } from '@/lib/mailto';
import styles from './JobHero.module.css';

export interface Closed {
  roles: string;
  question: string;
  write: string;
  promise: string;
  email: string;
}

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
