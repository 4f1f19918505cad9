import type { ReactNode } from 'react';
import { OpenMark } from '@/ui/OpenMark/OpenMark';
import styles from './Fold.module.css';

interface Props {
  className?: string | undefined;
  id?: string | undefined;
  /** Of those with the same name, one is open at a time. */
  name?: string;
  open?: boolean;
  /** Whether it folds only on a phone. */
  onPhone?: boolean;
  summary: ReactNode;
  children: ReactNode;
}

/** A native details element with a plus sign. src/ui/Questions/Questions.script.ts opens one that the address names. */
export const Fold = ({ className = '', onPhone = false, summary, children, ...details }: Props) => (
  <details className={`${styles.fold} ${onPhone ? styles.onPhone : ''} ${className}`} {...details}>
    <summary>
      {summary}
      <OpenMark />
    </summary>
    {children}
  </details>
);
