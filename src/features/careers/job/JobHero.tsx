import { Breadcrumb } from '@/ui/Breadcrumb/Breadcrumb';
import { breadcrumbStrings } from '@/ui/Breadcrumb/strings';
import { ButtonLink } from '@/ui/Button/Button';
import { FactList } from '@/ui/FactList/FactList';
import { FirstPicture } from '@/ui/FirstPicture/FirstPicture';
import { Hero, HeroText } from '@/ui/Hero/Hero';
import { MailAddress } from '@/ui/MailAddress/MailAddress';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import type { Job } from '@/content/jobs';
import type { CareersPage } from '@/content/pages/careers.schema';
import type { Drawing, PictureSource } from '@/drawings/picture';
import { routes } from '@/lib/routes';
import { shortDate, withWholePrices } from '@/lib/text';
import styles from './JobHero.module.css';
import { jobStrings } from './strings';

type JobFacts = Pick<Job, 'experience' | 'employment' | 'pay' | 'posted' | 'closes'>;

interface Props extends JobFacts {
  title: string;
  description: string;
  office?: { city: string } | undefined;
  /** What is the same for all jobs, such as hours and leave. */
  conditions: CareersPage['offers']['facts'];
  /** The button to apply, and what it does. */
  apply: { label: string; href: string };
  note: string;
  email: string;
  picture?: ((Drawing | PictureSource) & { alt: string }) | undefined;
}

function factList({ experience, office, employment, posted, closes }: Props) {
  const labels = jobStrings.facts;
  return [
    { label: labels.experience, value: experience },
    ...(office ? [{ label: labels.office, value: office.city }] : []),
    { label: labels.employment, value: employment },
    ...(posted ? [{ label: labels.posted, value: shortDate(posted), isDate: true }] : []),
    ...(closes ? [{ label: labels.closes, value: shortDate(closes), isDate: true }] : []),
  ];
}

export function JobHero(props: Props) {
  const { title, description, office, pay, conditions, apply, note, email, picture } = props;
  return (
    <>
      <Hero className={styles.hero} reversed hasPicture={picture !== undefined}>
        <HeroText className={styles.text}>
          <Breadcrumb parent={{ label: breadcrumbStrings.careers, href: routes.careers }} detail={office?.city} />
          <h1>
            <NoBreak text={title} />
          </h1>
          <p className="lead">{description}</p>
          <div className={`row ${styles.ways}`}>
            {pay && (
              <FactList className={styles.pay} facts={[{ label: jobStrings.facts.pay, value: withWholePrices(pay) }]} />
            )}
            <ButtonLink {...apply} />
            <p className="small">{note}</p>
            <MailAddress email={email} href={apply.href} />
          </div>
          <FactList facts={factList(props)} />
        </HeroText>
        {picture && (
          <div className="plate">
            <FirstPicture
              picture={picture}
              alt={picture.alt}
              sizes="(width < 40em) 100vw, (width < 62em) and (orientation: portrait) 100vw, 42vw"
            />
          </div>
        )}
      </Hero>
      {conditions.length > 0 && (
        <div className={`grid ${styles.conditions}`}>
          <FactList facts={conditions} />
        </div>
      )}
    </>
  );
}
