import { NoBreak } from '@/components/NoBreak/NoBreak';
import { PictureBox } from '@/components/Picture/Picture';
import { PriceLine } from '@/components/PriceLine/PriceLine';
import { CardLink, TextLink } from '@/components/TextLink/TextLink';
import { routes } from '@/config/routes';
import type { PictureFile } from '@/pictures/picture';
import { serviceStrings } from '@/strings';
import { GroupFilter, type ServiceGroup } from './GroupFilter';
import styles from './ServiceCatalogue.module.css';

interface Props {
  heading: string;
  lead: string;
  /** A link for visitors who do not know which service they need. */
  unsure?: { label: string; href: string } | undefined;
  /** The groups that have a service. */
  groups: readonly ServiceGroup[];
  services: readonly {
    id: string;
    title: string;
    shortDescription: string;
    group?: ServiceGroup | undefined;
    prices?: { from: string } | undefined;
    facts?: { firstRelease: string } | undefined;
    picture: PictureFile;
  }[];
}

// The number of cards beside or right below the heading.
const firstView = 3;

/**
 * How many of the twelve columns the heading takes, so that the cards fill all rows: rows of four, or of three if four in a row
 * would leave three, and on a tablet of three. A class of the heading for all cards, and of the radio button of a group for its
 * cards.
 */
function layoutClass(cards: number): string {
  const inRow = cards % 4 === 3 ? 3 : 4;
  const columns = 12 - (cards % inRow) * (12 / inRow);
  const tabletColumns = 12 - (cards % 3) * 4;
  const classes = [styles[`columns${columns}`], styles[`tabletColumns${tabletColumns}`]];
  if (inRow === 3) classes.push(styles.rowsOfThree);
  return classes.filter(Boolean).join(' ');
}

export function ServiceCatalogue({ heading, lead, unsure, groups, services }: Props) {
  return (
    <section className={`grid ${styles.catalogue}`} data-filter="">
      <div className={`stack ${styles.head} ${layoutClass(services.length)}`}>
        <h1>{heading}</h1>
        <div className={`stack ${styles.ways}`}>
          <p className="lead">{lead}</p>
          {groups.length > 1 && <GroupFilter groups={groups} total={services.length} radioClass={layoutClass} />}
          {unsure && <TextLink {...unsure} />}
        </div>
      </div>
      {services.map((service, index) => (
        <article className={styles.card} key={service.id} data-group={service.group?.id}>
          <PictureBox
            className={`panel ${styles.picture}`}
            picture={service.picture}
            alt=""
            sizes="(width < 40em) 28vw, (width < 50em) 50vw, (width < 62em) 32vw, 24vw"
            priority={index < firstView}
          />
          <div className={styles.name}>
            {service.group && <span className="label">{service.group.name}</span>}
            <h2 className="title">
              <NoBreak text={service.title} />
            </h2>
          </div>
          <div className={`stack ${styles.text}`}>
            <p className="muted">{service.shortDescription}</p>
            <PriceLine price={service.prices?.from} firstRelease={service.facts?.firstRelease} />
            <CardLink href={routes.service(service.id)} label={serviceStrings.learnMore} subject={service.title} />
          </div>
        </article>
      ))}
    </section>
  );
}
