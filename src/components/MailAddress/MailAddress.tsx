import { CopyButton, type CopyWords } from '@/components/CopyButton/CopyButton';
import { EmailText } from '@/components/EmailText';
import styles from './MailAddress.module.css';

interface Props {
  label: string;
  email: string;
  href: string;
  copy: CopyWords;
}

/** An email address with a button to copy it. */
export function MailAddress({ label, email, href, copy }: Props) {
  return (
    <div className={styles.address}>
      <span className="label">{label}</span>
      <p className="row">
        <a className="hover-underline" href={href}>
          <EmailText email={email} />
        </a>
        <CopyButton words={copy} subject={email} />
      </p>
    </div>
  );
}
