import resting from '@art/plates/resting.svg?drawing';
import { ButtonLink } from '@/ui/Button/Button';
import { FirstPicture } from '@/ui/FirstPicture/FirstPicture';
import { Hero, HeroText } from '@/ui/Hero/Hero';
import { heroSizes } from '@/ui/Picture/Picture';
import { sharedLinkStrings } from '@/ui/TextLink/strings';
import type { CareersPage } from '@/content/pages/careers.schema';
import type { Drawing, PictureSource } from '@/drawings/picture';
import { routes } from '@/lib/routes';
import styles from './CareersHero.module.css';

type Props = Omit<CareersPage['hero'], 'image'> & {
  /** The number of open jobs, to which a button leads. */
  openJobs: number;
  /** Without one, a garden at rest. */
  picture?: ((Drawing | PictureSource) & { alt: string }) | undefined;
};

/** The text comes first, so that it can be read while the drawing loads. The space of the drawing is reserved. */
export function CareersHero({ label, heading, lead, link, openJobs, picture }: Props) {
  return (
    <Hero className={styles.hero} reversed>
      <HeroText>
        <p className="small">{label}</p>
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <div className={`row ${styles.ways}`}>
          {openJobs > 0 && <ButtonLink label={sharedLinkStrings.seeJobs(openJobs)} href={routes.jobs} />}
          <ButtonLink {...link} kind={openJobs > 0 ? 'secondary' : 'primary'} />
        </div>
      </HeroText>
      <div className="plate">
        <FirstPicture picture={picture ?? resting} alt={picture?.alt ?? ''} sizes={heroSizes} />
      </div>
    </Hero>
  );
}
