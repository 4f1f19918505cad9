import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { Crumb } from '@/components/Crumb/Crumb';
import { FirstPicture } from '@/components/FirstPicture/FirstPicture';
import { NewTabLink } from '@/components/TextLink/TextLink';
import { routes } from '@/config/routes';
import type { FirstPictureSource } from '@/pictures/picture';
import styles from './JobHero.module.css';

interface Props {
  title: string;
  description: string;
  /** What the way up is called for screen readers. */
  breadcrumb: string;
  parent: string;
  position: string;
  facts: readonly { label: string; value: string }[];
  apply: { label: string; href: string };
  /** The role at a hiring platform. */
  platform?: { label: string; href: string; newTab: string } | undefined;
  picture: FirstPictureSource;
  logoAlt: string;
}

export function JobHero({
  title,
  description,
  breadcrumb,
  parent,
  position,
  facts,
  apply,
  platform,
  picture,
  logoAlt,
}: Props) {
  return (
    <section className="grid">
      <div className={styles.plate}>
        <FirstPicture picture={picture} alt={logoAlt} />
      </div>
      <div className={styles.text}>
        <Crumb label={breadcrumb} parent={{ label: parent, href: routes.careers }} place={position} />
        <h1>{title}</h1>
        <p className="lead">{description}</p>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className="label">{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <div className={platform && styles.ways}>
          <ButtonLink {...apply} />
          {platform && <NewTabLink {...platform} subject={title} />}
        </div>
      </div>
    </section>
  );
}
