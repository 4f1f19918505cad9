import { Breadcrumb } from '@/components/Breadcrumb/Breadcrumb';
import { ButtonLink } from '@/components/Button/Button';
import { FactList, type FactListProps } from '@/components/FactList/FactList';
import { FirstPicture } from '@/components/FirstPicture/FirstPicture';
import { Hero, HeroText } from '@/components/Hero/Hero';
import { MailAddress } from '@/components/MailAddress/MailAddress';
import { NoBreak } from '@/components/NoBreak/NoBreak';
import { routes } from '@/config/routes';
import type { FirstPictureSource } from '@/pictures/picture';
import { jobStrings } from '@/strings';
import styles from './JobHero.module.css';

interface Props {
  title: string;
  lead: string;
  /** The position of this role among the open ones. */
  position: string;
  /** The pay, if it is known. */
  pay: FactListProps['facts'];
  facts: FactListProps['facts'];
  /** What is the same for all roles, such as hours and leave. */
  conditions: FactListProps['facts'];
  /** The button to apply, and what it does. */
  apply: { label: string; href: string };
  note: string;
  email: string;
  picture: FirstPictureSource & { alt: string };
}

export function JobHero({ title, lead, position, pay, facts, conditions, apply, note, email, picture }: Props) {
  return (
    <>
      <Hero className={styles.hero} reversed>
        <HeroText className={styles.text}>
          <Breadcrumb parent={{ label: jobStrings.parent, href: routes.careers }} position={position} />
          <h1>
            <NoBreak text={title} />
          </h1>
          <p className="lead">{lead}</p>
          <div className={`row ${styles.ways}`} data-apply="">
            {pay.length > 0 && <FactList className={styles.pay} facts={pay} />}
            <ButtonLink {...apply} />
            <p className="small">{note}</p>
            <MailAddress email={email} href={apply.href} />
          </div>
          <FactList facts={facts} />
        </HeroText>
        <div className="plate">
          <FirstPicture
            picture={picture}
            alt={picture.alt}
            sizes="(width < 40em) 100vw, (width < 62em) and (orientation: portrait) 100vw, 42vw"
          />
        </div>
      </Hero>
      {conditions.length > 0 && (
        <div className={`grid ${styles.conditions}`}>
          <FactList facts={conditions} />
        </div>
      )}
    </>
  );
}
