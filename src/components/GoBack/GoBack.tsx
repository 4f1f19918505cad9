import { Arrow } from '@/components/Arrow/Arrow';
import styles from './GoBack.module.css';

interface Props {
  href: string;
  label: string;
}

/** The floating way back to the catalogue. */
export function GoBack({ href, label }: Props) {
  return (
    <a className={styles.link} href={href}>
      <Arrow />
      {label}
    </a>
  );
}
