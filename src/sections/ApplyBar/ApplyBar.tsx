import { ButtonLink } from '@/components/Button/Button';
import styles from './ApplyBar.module.css';

interface Props {
  label: string;
  href: string;
}

/** The last part of the page of a job: on a phone, the button to apply at the bottom. scripts/applyBar.ts shows it. */
export const ApplyBar = (link: Props) => (
  <div className={`hide-on-paper ${styles.place}`} data-apply-bar="" hidden>
    <div className={styles.bar}>
      <ButtonLink {...link} />
    </div>
  </div>
);
