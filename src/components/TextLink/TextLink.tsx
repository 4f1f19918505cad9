import { ArrowLabel } from '@/components/ArrowLabel/ArrowLabel';
import styles from './TextLink.module.css';

interface Props {
  href: string;
  label: string;
  direction?: 'forward' | 'back';
}

export function TextLink({ href, label, direction = 'forward' }: Props) {
  return (
    <a className={styles.link} href={href}>
      <ArrowLabel label={label} direction={direction} />
    </a>
  );
}

interface NewTabProps {
  href: string;
  label: string;
  /** Whose link it is, where the label alone would not say. */
  subject: string;
  newTab: string;
}

/** A link to another site that leaves this one open. */
export function NewTabLink({ href, label, subject, newTab }: NewTabProps) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <ArrowLabel label={label} />
      <span className="visually-hidden">
        , {subject} ({newTab})
      </span>
    </a>
  );
}
