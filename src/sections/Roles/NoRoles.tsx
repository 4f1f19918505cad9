import { ButtonLink } from '@/components/Button/Button';
import type { CopyWords } from '@/components/CopyButton/CopyButton';
import { MailAddress } from '@/components/MailAddress/MailAddress';
import type { Documents } from '@/content/schemas/contentFiles';
import { mailto } from '@/lib/mailto';
import styles from './NoRoles.module.css';

export type NoRolesWords = Omit<Documents['pages/careers']['roles']['none'], 'lead'> & {
  email: string;
  copy: CopyWords;
};

/** Shown instead of the open roles if there are none. */
export function NoRoles({ heading, text, write, address, email, copy }: NoRolesWords) {
  return (
    <div className={`row ${styles.state}`}>
      <div className={styles.text}>
        <h3 className="title-large">{heading}</h3>
        <p>{text}</p>
      </div>
      <div className={`row ${styles.ways}`}>
        <ButtonLink label={write.label} href={mailto(email, write.subject)} />
        <MailAddress label={address} email={email} href={mailto(email)} copy={copy} />
      </div>
    </div>
  );
}
