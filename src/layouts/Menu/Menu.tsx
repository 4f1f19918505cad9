import { mark } from '@/brand/brand';
import { ButtonLink } from '@/components/Button/Button';
import { LineIcon, MotionIcon, SearchIcon, ThemeIcon } from '@/components/icons';
import { Logo } from '@/components/Logo/Logo';
import { Picture } from '@/components/Picture/Picture';
import type { Documents } from '@/content/schemas/contentFiles';
import type { SearchLabels } from '@/content/schemas/searchLabels';
import { ariaCurrent } from '@/lib/ariaCurrent';
import { twoDigits } from '@/lib/text';
import { drawing, toPicture } from '@/pictures/drawings';
import styles from './Menu.module.css';

interface Props {
  name: string;
  page: Parameters<typeof ariaCurrent>[1];
  labels: Documents['layout'] & Documents['labels/controls'];
  search: SearchLabels;
  social: Documents['site']['social'];
}

/** The menu of small screens. A native dialog traps the focus, closes on Escape and restores the focus. */
export function Menu({ name, page, labels, search, social }: Props) {
  return (
    <dialog className={`on-band stack ${styles.menu}`} aria-label={labels.menu.label} data-menu="">
      <div className={styles.top}>
        <div className={styles.name}>
          <Logo name={name} mark={mark} />
        </div>
        <button
          className={`icon-button ${styles.close}`}
          type="button"
          aria-label={labels.menu.close}
          data-menu-close=""
        >
          <LineIcon path="M3 3l16 16M19 3L3 19" side={22} />
        </button>
      </div>
      <ul className={styles.links}>
        {labels.navigation.map((link, index) => (
          <li key={link.href}>
            <a href={link.href} aria-current={ariaCurrent(link.href, page)}>
              {link.label}
              <small className="small" aria-hidden="true">
                {twoDigits(index + 1)}
              </small>
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink {...labels.getStarted} />
      <div className={styles.tools}>
        <button type="button" data-search="" hidden>
          <SearchIcon />
          {search.open}
        </button>
        <button type="button" aria-pressed="false" data-motion-toggle="" hidden>
          <MotionIcon />
          {labels.motion}
        </button>
        <button type="button" data-theme-toggle="" hidden>
          <ThemeIcon />
          {labels.theme}
        </button>
      </div>
      <div className={styles.field}>
        <Picture picture={toPicture(drawing('figures/menu'))} alt="" />
      </div>
      <ul className={styles.social}>
        {social.map(({ network, url }) => (
          <li key={network}>
            <a href={url}>{network}</a>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
