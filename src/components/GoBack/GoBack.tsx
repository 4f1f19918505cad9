import { Arrow } from '@/components/Arrow/Arrow';
import styles from './GoBack.module.css';

interface Props {
  href: string;
  label: string;
  /** Where it leads back to, as the name of this piece of navigation. */
  place: string;
}

/** The floating way back to the catalogue. */
export function GoBack({ href, label, place }: Props) {
  return (
    <nav aria-label={place}>
      <a className={styles.link} href={href}>
        <Arrow />
        {label}
      </a>
    </nav>
  );
}
