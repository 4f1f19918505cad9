import { PictureBox } from '@/ui/Picture/Picture';
import { PriceLine } from '@/ui/PriceLine/PriceLine';
import { sharedLinkStrings } from '@/ui/TextLink/strings';
import { CardLink, TextLink } from '@/ui/TextLink/TextLink';
import type { HomePage } from '@/content/pages/home.schema';
import type { PictureSource } from '@/drawings/picture';
import { routes } from '@/lib/routes';
import { twoDigits } from '@/lib/text';
import styles from './CoreOfferings.module.css';

type Props = HomePage['offerings'] & {
  services: readonly {
    id: string;
    title: string;
    shortDescription: string;
    prices?: { from: string } | undefined;
    firstResult?: string | undefined;
    picture?: PictureSource | undefined;
  }[];
};

/** The first services, on wide screens like a bar chart. */
export function CoreOfferings({ heading, text, link, services }: Props) {
  return (
    <section className={`grid ${styles.offerings}`} aria-labelledby="offerings">
      <div className={`stack ${styles.head}`}>
        <h2 id="offerings">{heading}</h2>
        <p className="muted">{text}</p>
        <TextLink {...link} />
      </div>
      {services.map((service, index) => (
        <article className={styles.card} key={service.id} data-card="">
          <div className={styles.bar}>
            <span className="numeral" aria-hidden="true">
              {twoDigits(index + 1)}
            </span>
            {service.picture && (
              <PictureBox
                className={styles.picture}
                picture={service.picture}
                alt=""
                sizes="(width < 40em) 90vw, (width < 62em) 32vw, 24vw"
              />
            )}
          </div>
          <h3>{service.title}</h3>
          <div>
            <p className="muted">{service.shortDescription}</p>
            <PriceLine price={service.prices?.from} firstResult={service.firstResult} />
          </div>
          <CardLink href={routes.service(service.id)} label={sharedLinkStrings.learnMore} subject={service.title} />
        </article>
      ))}
    </section>
  );
}
