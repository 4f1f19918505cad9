import { EmailText } from '@/components/EmailText';
import { LeafBullet } from '@/components/icons';
import { routes } from '@/config/routes';
import { mailto } from '@/lib/mailto';
import { formStrings } from '@/strings/form';
import styles from './ContactForm.module.css';
import { previousPath } from './previousPath';

export interface Careers {
  email: string;
  /** The link to the open roles, if there are any. */
  roles?: string | undefined;
}

const isFromCareers = () => previousPath() === routes.careers || previousPath().startsWith(routes.job(''));

/** The way on for candidates. It looks like a notice if the visitor comes from Careers or from a role. */
export function JobLine({ email, roles, ready }: Careers & { ready: boolean }) {
  const { question, orWrite, write } = formStrings.job;
  const isNotice = ready && isFromCareers();
  const link = roles && <a href={`${routes.careers}#roles`}>{roles}</a>;
  return (
    <p className={isNotice ? `panel ${styles.notice}` : `small ${styles.jobLine}`}>
      {isNotice && <LeafBullet />}
      <span>
        {question} {link ?? write} {link && `${orWrite} `}
        <a href={mailto(email)}>
          <EmailText email={email} />
        </a>
      </span>
    </p>
  );
}
