import { mark } from '@/brand/brand';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { FindIcon } from '@/components/FindIcon/FindIcon';
import { LineIcon } from '@/components/LineIcon/LineIcon';
import { Logo } from '@/components/Logo/Logo';
import { MotionIcon } from '@/components/MotionIcon/MotionIcon';
import { Picture } from '@/components/Picture/Picture';
import { ThemeIcon } from '@/components/ThemeIcon/ThemeIcon';
import { ariaCurrent } from '@/lib/ariaCurrent';
import { twoDigits } from '@/lib/text';
import { fieldDrawing } from '@/pictures/drawings';
import styles from './Menu.module.css';

interface Action {
  label: string;
  href: string;
}

interface Props {
  name: string;
  page: Parameters<typeof ariaCurrent>[1];
  labels: {
    navigation: readonly Action[];
    getStarted: Action;
    menu: { label: string; close: string };
    motion: string;
    theme: string;
  };
  find: { open: string };
  social: readonly { network: string; url: string }[];
}

const field = { columns: 11, seed: 'menu-3', power: 0.9, from: 0.1, blooms: 2 };

/** The menu of small screens. A native dialog keeps the focus inside, closes on Escape and gives the focus back. */
export function Menu({ name, page, labels, find, social }: Props) {
  return (
    <dialog className={`on-band ${styles.menu}`} aria-label={labels.menu.label} data-menu="">
      <div className={styles.top}>
        <Logo name={name} mark={mark} />
        <button className={styles.close} type="button" aria-label={labels.menu.close} data-menu-close="">
          <LineIcon path="M3 3l16 16M19 3L3 19" side={22} />
        </button>
      </div>
      <ul className={styles.links}>
        {labels.navigation.map((link, index) => (
          <li key={link.href}>
            <a href={link.href} aria-current={ariaCurrent(link.href, page)}>
              {link.label}
              <small aria-hidden="true">{twoDigits(index + 1)}</small>
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink {...labels.getStarted} />
      <div className={styles.tools}>
        <button type="button" data-find="" hidden>
          <FindIcon />
          {find.open}
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
        <Picture picture={fieldDrawing(field, 'band')} alt="" />
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
