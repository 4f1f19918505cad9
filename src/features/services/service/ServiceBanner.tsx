import { Breadcrumb } from '@/ui/Breadcrumb/Breadcrumb';
import { breadcrumbStrings } from '@/ui/Breadcrumb/strings';
import { ButtonLink } from '@/ui/Button/Button';
import type { Change } from '@/ui/ChangeNumeral/ChangeNumeral';
import { FactList } from '@/ui/FactList/FactList';
import { Hero, HeroText } from '@/ui/Hero/Hero';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { Picture } from '@/ui/Picture/Picture';
import { unavailable } from '@/ui/Picture/strings';
import { priceStrings } from '@/ui/PriceLine/strings';
import type { Service } from '@/content/services';
import type { PictureSource } from '@/drawings/picture';
import { anchors, routes } from '@/lib/routes';
import styles from './ServiceBanner.module.css';
import { serviceStrings } from './strings';

interface Props extends Pick<Service, 'title' | 'lead' | 'facts'> {
  prices?: { from: string; to?: string | undefined } | undefined;
  firstResult?: string | undefined;
  project?: { client: string; change: Change } | undefined;
  picture?: (PictureSource & { alt: string }) | undefined;
}

const sizes = '(width < 40em) 100vw, (width < 62em) and (orientation: portrait) 100vw, (width < 62em) 52vw, 58vw';

/** A title with a word of more than twelve letters is smaller, so that the word does not wrap. */
function titleClass(title: string): string | undefined {
  const letters = Math.max(...title.split(/[\s-]/).map((word) => word.length));
  if (letters > 16) return styles.longestWord;
  return letters > 12 ? styles.longWord : undefined;
}

/** Price, first result, team, how the work starts, and a project, as far as they are known. */
function factList({
  prices,
  firstResult,
  facts,
  project,
}: Pick<Props, 'prices' | 'firstResult' | 'facts' | 'project'>) {
  const labels = serviceStrings.facts;
  const written = facts && [
    { label: labels.team, value: facts.team },
    { label: labels.start, value: facts.start },
  ];
  return [
    ...(prices ? [{ label: labels.price, value: priceStrings.range(prices), href: `#${anchors.prices}` }] : []),
    ...(firstResult ? [{ label: labels.firstResult, value: firstResult }] : []),
    ...(written ?? []),
    ...(project
      ? [{ label: labels.project, value: project.client, change: project.change, href: `#${anchors.serviceProjects}` }]
      : []),
  ];
}

/** The loading and error states of the picture are hidden until a script needs them. */
export function ServiceBanner({ title, lead, picture, ...known }: Props) {
  const facts = factList(known);
  return (
    <Hero hasPicture={picture !== undefined} className={`${styles.banner} ${facts.length > 0 ? styles.withFacts : ''}`}>
      <HeroText>
        <Breadcrumb parent={{ label: breadcrumbStrings.services, href: routes.services }} />
        <h1 className={titleClass(title)}>
          <NoBreak text={title} />
        </h1>
        <p className="lead">{lead}</p>
        <div>
          <ButtonLink {...serviceStrings.getStarted} />
        </div>
      </HeroText>
      {facts.length > 0 && (
        <div className={styles.facts}>
          <FactList facts={facts} />
        </div>
      )}
      {picture && (
        <div className={`plate ${styles.picture}`} data-plate="">
          <Picture picture={picture} alt={picture.alt} sizes={sizes} priority />
          <div
            className={styles.loading}
            role="img"
            aria-label={serviceStrings.imageLoading}
            data-when="loading"
            hidden
          />
          <div className="cover" data-when="failed" hidden>
            {unavailable(title)}
          </div>
        </div>
      )}
    </Hero>
  );
}
