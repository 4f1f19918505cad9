import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { HeadedSection } from '@/components/HeadedSection/HeadedSection';
import styles from './Embed.module.css';

interface Props {
  title: string;
  /** The frame, or the element that a script fills. */
  children: ReactNode;
}

/** A calendar or a form of another company. */
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
  /** The words on the button. */
  label: string;
}

/** A frame that contacts nobody before a visitor presses the button, which src/scripts/requestedFrame.ts shows. */
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
