import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { EmailText } from '@/ui/EmailText';
import styles from './MailAddress.module.css';
import { mailStrings } from './strings';

interface Props {
  email: string;
  href: string;
}

/** An email address with a button to copy it. */
export function MailAddress({ email, href }: Props) {
  return (
    <div className={styles.address}>
      <p className="only-on-paper">{mailStrings.onPaper(email)}</p>
      <span className="label hide-on-paper">{mailStrings.address}</span>
      <p className="row hide-on-paper">
        <a className="hover-underline" href={href}>
          <EmailText email={email} />
        </a>
        <CopyButton subject={email} hasIcon />
      </p>
    </div>
  );
}
