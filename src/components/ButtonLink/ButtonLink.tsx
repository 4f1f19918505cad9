import { LeafCell } from '@/components/LeafCell/LeafCell';
import styles from './ButtonLink.module.css';

interface Props {
  href: string;
  label: string;
  /** The one thing to press is primary; what stands beside it is secondary. */
  kind?: 'primary' | 'secondary';
  size?: 'regular' | 'small';
}

export function ButtonLink({ href, label, kind = 'primary', size = 'regular' }: Props) {
  return (
    <a className={`${styles.button} ${styles[kind]} ${styles[size]}`} href={href}>
      <span>{label}</span>
      <LeafCell />
    </a>
  );
}
