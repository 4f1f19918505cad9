import type { ReactNode } from 'react';
import styles from './Hero.module.css';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** A first screen: a HeroText, then an element with the class "plate", which is painted later. */
export const Hero = ({ className = '', reversed = false, children }: Props & { reversed?: boolean }) => (
  <section className={`grid ${styles.hero} ${reversed ? styles.reversed : ''} ${className}`}>{children}</section>
);

/** The words of a first screen, beside or below the picture. */
export const HeroText = ({ className = '', children }: Props) => (
  <div className={`stack ${styles.text} ${className}`}>{children}</div>
);
