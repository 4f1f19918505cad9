import { Breadcrumb } from '@/components/Breadcrumb/Breadcrumb';
import { ButtonLink } from '@/components/Button/Button';
import type { CopyWords } from '@/components/CopyButton/CopyButton';
import { FactList, type FactListProps } from '@/components/FactList/FactList';
import { FirstPicture } from '@/components/FirstPicture/FirstPicture';
import { Hero, HeroText } from '@/components/Hero/Hero';
import { MailAddress } from '@/components/MailAddress/MailAddress';
import { NewTabLink } from '@/components/TextLink/TextLink';
import { routes } from '@/config/routes';
import type { Documents } from '@/content/schemas/contentFiles';
import { mailto } from '@/lib/mailto';
import type { FirstPictureSource } from '@/pictures/picture';
import styles from './JobHero.module.css';

interface Apply {
  link: { label: string; href: string };
  address: { label: string; email: string };
  copy: CopyWords;
  /** The role on a hiring platform. */
  platform?: { label: string; href: string; newTab: string } | undefined;
}

type Closed = Pick<Documents['pages/job']['closed'], 'lead' | 'roles' | 'question' | 'write' | 'promise'> & {
  email: string;
};

interface Props extends FactListProps {
  title: string;
  lead: string;
  /** The label of the breadcrumb, the list of roles, and the position of this role in it. */
  breadcrumb: { label: string; parent: string; position: string };
  /** How to apply, while the role is open. */
  apply?: Apply | undefined;
  /** Shown instead after the last day, if there is one. */
  closed?: Closed | undefined;
  picture: FirstPictureSource;
  logoAlt: string;
}

export function JobHero({ title, lead, breadcrumb, facts, deadline, apply, closed, picture, logoAlt }: Props) {
  return (
    <Hero className={styles.hero} reversed>
      <HeroText className={styles.text}>
        <Breadcrumb
          label={breadcrumb.label}
          parent={{ label: breadcrumb.parent, href: routes.careers }}
          position={breadcrumb.position}
        />
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
        <FactList facts={facts} deadline={deadline} />
      </HeroText>
      <div className="plate">
        <FirstPicture
          picture={picture}
          alt={logoAlt}
          sizes="(width < 40em) 100vw, (width < 62em) and (orientation: portrait) 100vw, 42vw"
        />
      </div>
    </Hero>
  );
}

/** A button, the email address, and optionally a hiring platform. */
const ApplyWays = ({ link, address, copy, platform, title }: Apply & { title: string }) => (
  <div className={`row ${styles.ways}`}>
    <ButtonLink {...link} />
    <MailAddress {...address} href={link.href} copy={copy} />
    {platform && <NewTabLink {...platform} subject={title} />}
  </div>
);

/** Links for visitors of a closed role. */
const ClosedWays = ({ roles, question, write, promise, email }: Closed) => (
  <div className={`row ${styles.ways}`}>
    <ButtonLink label={roles} href={routes.careers} kind="secondary" />
    <p className={`small ${styles.note}`}>
      {question} <a href={mailto(email)}>{write}</a>. {promise}
    </p>
  </div>
);
