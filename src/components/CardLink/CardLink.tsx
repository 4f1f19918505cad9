import { ArrowLabel } from '@/components/ArrowLabel/ArrowLabel';
import styles from './CardLink.module.css';

interface Props {
  href: string;
  label: string;
  /** What the card is about, so that ten links of one name can be told apart. */
  subject: string;
}

/** The link of a card; its area is the whole card. */
export function CardLink({ href, label, subject }: Props) {
  return (
    <a className={styles.link} href={href} aria-label={`${label}: ${subject}`}>
      <ArrowLabel label={label} />
      {/* Search engines read the words of a link, not its label. */}
      <span className="visually-hidden">: {subject}</span>
    </a>
  );
}
