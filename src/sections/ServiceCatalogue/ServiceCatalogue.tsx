import { CardLink } from '@/components/CardLink/CardLink';
import { FindField } from '@/components/FindField/FindField';
import { NothingFound } from '@/components/NothingFound/NothingFound';
import { Picture } from '@/components/Picture/Picture';
import { WholeWords } from '@/components/WholeWords/WholeWords';
import { routes } from '@/config/routes';
import { fill } from '@/lib/fill';
import type { PictureSource } from '@/pictures/picture';
import styles from './ServiceCatalogue.module.css';

interface Finder {
  words: {
    label: string;
    placeholder: string;
    count: string;
    found: string;
    clear: string;
    nothing: string;
    showAll: string;
  };
  /** The way on where nothing fits. */
  link: { label: string; href: string };
}

interface Props {
  heading: string;
  lead: string;
  learnMore: string;
  services: readonly { id: string; title: string; shortDescription: string; picture: PictureSource }[];
  /** A field to find a service by, where there are many. */
  finder?: Finder | undefined;
}

// The cards that stand beside or right below the heading.
const firstView = 3;

/** The heading takes as many places as fill the last row, so that the cards leave no gap in four columns. */
export function ServiceCatalogue({ heading, lead, learnMore, services, finder }: Props) {
  return (
    <section className={styles.catalogue}>
      <div className={`grid ${styles.grid}`} data-services={finder?.words.found}>
        <div className={`${styles.head} ${finder ? styles.finding : ''}`} data-places={4 - (services.length % 4)}>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          {finder && <FindField words={finder.words} count={fill(finder.words.count, { count: services.length })} />}
        </div>
        {services.map((service, index) => (
          <article className={styles.card} key={service.id}>
            <div className={styles.plate}>
              <Picture picture={service.picture} alt="" priority={index < firstView} />
            </div>
            <h2>
              <WholeWords text={service.title} />
            </h2>
            <div className={styles.text}>
              <p>{service.shortDescription}</p>
              <CardLink href={routes.service(service.id)} label={learnMore} subject={service.title} />
            </div>
          </article>
        ))}
        {finder && <NothingFound text={finder.words.nothing} showAll={finder.words.showAll} link={finder.link} />}
      </div>
    </section>
  );
}
