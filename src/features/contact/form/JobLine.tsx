import { EmailText } from '@/ui/EmailText';
import { LeafBullet } from '@/ui/icons';
import { routes } from '@/lib/routes';
import styles from './ContactForm.module.css';
import { previousPath } from './preset';
import { formStrings } from './strings';

export interface Careers {
  email: string;
  /** A mail with a subject. */
  href: string;
  /** The link to the open jobs, if there are any. */
  seeJobs?: string | undefined;
}

export const isFromCareers = () => previousPath() === routes.careers || previousPath().startsWith(routes.job(''));

/** The way on for candidates: a line, or a notice. */
export function JobLine({ email, href, seeJobs, isNotice = false }: Careers & { isNotice?: boolean }) {
  const { question, orWrite, write } = formStrings.job;
  const link = seeJobs && <a href={routes.jobs}>{seeJobs}</a>;
  return (
    <p className={isNotice ? `panel ${styles.notice}` : `small ${styles.jobLine}`}>
      {isNotice && <LeafBullet />}
      <span>
        {link ? (
          <>
            {`${question} `}
            {link}
            {` ${orWrite} `}
          </>
        ) : (
          `${question} ${write} `
        )}
        <a href={href}>
          <EmailText email={email} />
        </a>
      </span>
    </p>
  );
}
