import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/Button/Button';
import styles from './ApplyBar.module.css';

interface Props {
  label: string;
  href: string;
  /** The sections between those that have a button to apply. */
  children?: ReactNode;
}

/** On a phone, the button to apply is at the bottom of the window while these sections are read. */
export const ApplyBar = ({ children, ...link }: Props) => (
  <div>
    {children}
    <div className={`hide-on-paper ${styles.bar}`}>
      <ButtonLink {...link} />
    </div>
  </div>
);
