import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { HeadedSection } from '@/components/HeadedSection/HeadedSection';
import styles from './Embed.module.css';

interface Props {
  title: string;
  /** A frame, or an element that a script fills. */
  children: ReactNode;
}

/** A third-party calendar or form. */
export function Embed({ title, children }: Props) {
  return (
    <HeadedSection heading={title} className={`section ruled ${styles.embed}`}>
      {children}
    </HeadedSection>
  );
}

interface RequestedFrameProps {
  title: string;
  address: string;
  label: string;
}

/** Loads nothing before the visitor presses the button (src/scripts/requestedFrame.ts). */
export function RequestedFrame({ title, address, label }: RequestedFrameProps) {
  return (
    <>
      <Button type="button" hidden data-frame={address}>
        {label}
      </Button>
      <iframe title={title} hidden />
    </>
  );
}
