import { ArrowLabel } from '@/components/ArrowLabel/ArrowLabel';
import styles from './NewTabLink.module.css';

interface Props {
  href: string;
  label: string;
  /** Whose link it is, where the label alone would not say. */
  subject: string;
  newTab: string;
}

/** A link to another site that leaves this one open. */
export function NewTabLink({ href, label, subject, newTab }: Props) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <ArrowLabel label={label} />
      <span className="visually-hidden">
        , {subject} ({newTab})
      </span>
    </a>
  );
}
