import { ButtonLink } from '@/ui/Button/Button';
import { MailAddress } from '@/ui/MailAddress/MailAddress';
import { sharedLinkStrings } from '@/ui/TextLink/strings';
import type { CareersPage } from '@/content/pages/careers.schema';
import { mailto } from '@/lib/mailto';
import styles from './NoJobs.module.css';
import { careersStrings } from './strings';

export type NoJobsProps = Omit<CareersPage['jobs']['none'], 'lead'> & { email: string };

/** Shown instead of the open jobs if there are none. */
export function NoJobs({ heading, text, email }: NoJobsProps) {
  const mail = mailto(email, sharedLinkStrings.openApplication);
  return (
    <div className={`row ${styles.state}`}>
      <div className={styles.text}>
        <h3 className="title-large">{heading}</h3>
        <p>{text}</p>
      </div>
      <div className={`row ${styles.ways}`}>
        <ButtonLink label={careersStrings.openApplication} href={mail} />
        <MailAddress email={email} href={mail} />
      </div>
    </div>
  );
}
