import { ButtonLink } from '@/ui/Button/Button';
import { MailAddress } from '@/ui/MailAddress/MailAddress';
import type { CareersPage } from '@/content/pages/careers.schema';
import { mailto } from '@/lib/mailto';
import styles from './NoJobs.module.css';
import { careersStrings } from './strings';

export type NoJobsProps = Omit<CareersPage['jobs']['none'], 'lead'> & { email: string };

/** Shown instead of the open jobs if there are none. */
export function NoJobs({ heading, text, email }: NoJobsProps) {
  const { label, subject } = careersStrings.openApplication;
  return (
    <div className={`row ${styles.state}`}>
      <div className={styles.text}>
        <h3 className="title-large">{heading}</h3>
        <p>{text}</p>
      </div>
      <div className={`row ${styles.ways}`}>
        <ButtonLink label={label} href={mailto(email, subject)} />
        <MailAddress email={email} href={mailto(email)} />
      </div>
    </div>
  );
}
