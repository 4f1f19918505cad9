import plant from '@art/figures/plant.svg?drawing';
import type { ReactNode } from 'react';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import type { Site } from '@/content/site.schema';
import { mailto } from '@/lib/mailto';
import { phoneHref } from '@/lib/text';
import styles from './ContactLayout.module.css';

interface Props {
  heading: string;
  intro?: string | undefined;
  company: Pick<Site, 'email' | 'phone'>;
  form?: ReactNode;
  /** Everything else. */
  children?: ReactNode;
}

export function ContactLayout({ heading, intro, company, form, children }: Props) {
  return (
    <div className={`grid ${styles.contact}`}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        {intro && (
          <div className={styles.intro}>
            <p className="lead">{intro}</p>
            <p>
              <a href={mailto(company.email)}>{company.email}</a>
              {', '}
              <a href={phoneHref(company.phone)}>{company.phone}</a>
            </p>
          </div>
        )}
      </header>
      <div>{form}</div>
      {children}
      <div className={`hide-on-paper ${styles.plant}`}>
        <InlineDrawing drawing={plant} scheme="page" />
      </div>
    </div>
  );
}
