import type { CSSProperties } from 'react';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { PictureBox } from '@/ui/Picture/Picture';
import { PriceLine } from '@/ui/PriceLine/PriceLine';
import { sharedLinkStrings } from '@/ui/TextLink/strings';
import { CardLink, TextLink } from '@/ui/TextLink/TextLink';
import type { PictureSource } from '@/drawings/picture';
import { routes } from '@/lib/routes';
import styles from './ServiceCatalogue.module.css';

const strings = { byName: 'Services by name' };

interface Props {
  heading: string;
  lead: string;
  /** A link for visitors who do not know which service they need. */
  unsure?: { label: string; href: string } | undefined;
  services: readonly {
    id: string;
    title: string;
    shortDescription: string;
    prices?: { from: string } | undefined;
    firstResult?: string | undefined;
    picture?: PictureSource | undefined;
  }[];
}

// The number of cards beside or right below the heading.
const firstView = 3;

export function ServiceCatalogue({ heading, lead, unsure, services }: Props) {
  const hasPictures = services.some(({ picture }) => picture);
  return (
    <section
      className={`grid ${styles.catalogue} ${hasPictures ? '' : styles.plain}`}
      style={{ '--cards': services.length } as CSSProperties}
    >
      <div className={`stack ${styles.head}`}>
        <h1>{heading}</h1>
        <div className={`stack ${styles.ways}`}>
          <p className="lead">{lead}</p>
          {/* Narrower, the cards are the list. */}
          <nav className={styles.names} aria-label={strings.byName}>
            <ul>
              {services.map(({ id, title }) => (
                <li key={id}>
                  <a className="hover-underline" href={routes.service(id)}>
                    <NoBreak text={title} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {unsure && <TextLink {...unsure} />}
        </div>
      </div>
      {services.map((service, index) => (
        <article className={`${styles.card} ${service.picture ? '' : `cell ${styles.words}`}`} key={service.id}>
          {service.picture && (
            <PictureBox
              className={`panel ${styles.picture}`}
              picture={service.picture}
              alt=""
              sizes="(width < 40em) 28vw, (width < 50em) 50vw, (width < 62em) 32vw, 24vw"
              priority={index < firstView}
            />
          )}
          <h2 className={`title ${styles.name}`}>
            <NoBreak text={service.title} />
          </h2>
          <div className={`stack ${styles.text}`}>
            <p className="muted">{service.shortDescription}</p>
            <PriceLine price={service.prices?.from} firstResult={service.firstResult} />
            <CardLink href={routes.service(service.id)} label={sharedLinkStrings.learnMore} subject={service.title} />
          </div>
        </article>
      ))}
    </section>
  );
}
