import type { ReactNode } from 'react';
import styles from './Hero.module.css';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

interface HeroProps extends Props {
  hasPicture?: boolean;
  /** Whether the picture is on the left. */
  reversed?: boolean;
}

/** A first screen: a HeroText, then an element with the class "plate", which is painted later, if it has a picture. */
export function Hero({ className = '', hasPicture = true, reversed = false, children }: HeroProps) {
  const side = reversed ? styles.reversed : '';
  return (
    <section className={`grid ${styles.hero} ${hasPicture ? side : styles.plain} ${className}`}>{children}</section>
  );
}

/** The words of a first screen, beside or below the picture. */
export const HeroText = ({ className = '', children }: Props) => (
  <div className={`stack ${styles.text} ${className}`}>{children}</div>
);
