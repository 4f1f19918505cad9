import { NoBreak } from '@/components/NoBreak/NoBreak';
import { Plate } from '@/components/Picture/Picture';
import { CardLink, TextLink } from '@/components/TextLink/TextLink';
import { routes } from '@/config/routes';
import type { PictureSource } from '@/pictures/picture';
import { serviceStrings } from '@/strings';
import { GroupFilter } from './GroupFilter';
import { PriceLine, type PriceLineProps } from './PriceLine';
import styles from './ServiceCatalogue.module.css';

interface Props {
  heading: string;
  lead: string;
  /** A link for visitors who do not know which service they need. */
  unsure?: { label: string; href: string } | undefined;
  /** The groups that have a service. */
  groups: readonly { name: string; count: number }[];
  services: readonly {
    id: string;
    title: string;
    shortDescription: string;
    group?: string | undefined;
    facts?: PriceLineProps['facts'];
    picture: PictureSource;
  }[];
}

// The number of cards beside or right below the heading.
const firstView = 3;

/**
 * The heading fills the cells that the cards leave free in rows of three or four. Computed here and not with :has(), so that
 * nothing moves while the page is still loading.
 */
function headingClasses(cards: number): string {
  const classes = ['stack', styles.head];
  if (cards % 3 === 2) classes.push(styles.besideTwoOfThree);
  if (cards % 4 === 2) classes.push(styles.besideTwoOfFour);
  if (cards % 4 === 1) classes.push(styles.besideOneOfFour);
  return classes.join(' ');
}

export function ServiceCatalogue({ heading, lead, unsure, groups, services }: Props) {
  return (
    <section className={`grid ${styles.catalogue}`}>
      <div className={headingClasses(services.length)}>
        <h1>{heading}</h1>
        <div className={`stack ${styles.ways}`}>
          <p className="lead">{lead}</p>
          {groups.length > 1 && <GroupFilter groups={groups} total={services.length} />}
          {unsure && <TextLink {...unsure} />}
        </div>
      </div>
      {services.map((service, index) => (
        <article className={styles.card} key={service.id} data-group={service.group}>
          <Plate
            className={`panel zoom ${styles.plate}`}
            picture={service.picture}
            alt=""
            sizes="(width < 40em) 28vw, (width < 50em) 50vw, (width < 62em) 32vw, 24vw"
            priority={index < firstView}
          />
          <div className={styles.title}>
            {service.group && <span className="label">{service.group}</span>}
            <h2 className="title">
              <NoBreak text={service.title} />
            </h2>
          </div>
          <div className={`stack ${styles.text}`}>
            <p className="muted">{service.shortDescription}</p>
            <PriceLine facts={service.facts} />
            <CardLink href={routes.service(service.id)} label={serviceStrings.learnMore} subject={service.title} />
          </div>
        </article>
      ))}
    </section>
  );
}
