import { Crumb } from '@/components/Crumb/Crumb';
import { FirstPicture } from '@/components/FirstPicture/FirstPicture';
import { routes } from '@/config/routes';
import type { FirstPictureSource } from '@/pictures/picture';
import { type Apply, ApplyWays } from './ApplyWays';
import { type Closed, ClosedWays } from './ClosedWays';
import { Facts, type FactsProps } from './Facts';
import styles from './JobHero.module.css';

interface Props extends FactsProps {
  title: string;
  lead: string;
  /** What the way up is called for screen readers, the list of roles, and where in it this one stands. */
  crumb: { label: string; parent: string; place: string };
  /** Ways to apply, while the role is open. */
  apply?: Apply | undefined;
  /** Ways on after its last day, if it has one. */
  closed?: (Closed & { lead: string }) | undefined;
  picture: FirstPictureSource;
  logoAlt: string;
}

export function JobHero({ title, lead, crumb, facts, deadline, apply, closed, picture, logoAlt }: Props) {
  return (
    <section className="grid">
      <div className={styles.plate}>
        <FirstPicture
          picture={picture}
          alt={logoAlt}
          sizes="(max-width: 640px) 100vw, (max-width: 1100px) 34vw, 42vw"
        />
      </div>
      <div className={`hero-text ${styles.text}`}>
        <Crumb label={crumb.label} parent={{ label: crumb.parent, href: routes.careers }} place={crumb.place} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {apply && <ApplyWays {...apply} title={title} />}
        {closed && !apply && <ClosedWays {...closed} />}
        {closed && apply && (
          <template data-when-closed="">
            <div>
              <p className={styles.ended}>{closed.lead}</p>
              <ClosedWays {...closed} />
            </div>
          </template>
        )}
        <Facts facts={facts} deadline={deadline} />
      </div>
    </section>
  );
}
