import type { ReactNode } from 'react';
import { HeadedSection } from '@/components/HeadedSection/HeadedSection';
import styles from './Embed.module.css';

interface Props {
  title: string;
  /** The frame, or the element that a script fills. */
  children: ReactNode;
}

/** A calendar or a form of another company. Its height is reserved. */
export function Embed({ title, children }: Props) {
  return (
    <HeadedSection heading={title} className={`ruled ${styles.embed}`}>
      {children}
    </HeadedSection>
  );
}
