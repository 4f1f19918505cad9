import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import styles from './Apply.module.css';

interface Props {
  label: string;
  href: string;
  note: string;
}

/** Apply Now once more, where the last requirement has been read. */
export function Apply({ label, href, note }: Props) {
  return (
    <div className={styles.apply}>
      <ButtonLink label={label} href={href} />
      <p>{note}</p>
    </div>
  );
}
