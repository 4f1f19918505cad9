import { ButtonLink } from '@/components/Button/Button';
import { MailAddress } from '@/components/MailAddress/MailAddress';
import type { Pages } from '@/content/schemas/pages';
import { mailto } from '@/lib/mailto';
import { careersStrings } from '@/strings';
import styles from './NoRoles.module.css';

export type NoRolesProps = Omit<Pages['careers']['roles']['none'], 'lead'> & { email: string };

/** Shown instead of the open roles if there are none. */
export function NoRoles({ heading, text, email }: NoRolesProps) {
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
