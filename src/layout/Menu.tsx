import field from '@art/figures/menu.svg?drawing';
import { ButtonLink } from '@/ui/Button/Button';
import { EmailText } from '@/ui/EmailText';
import { LineIcon, MotionIcon, ThemeIcon } from '@/ui/icons';
import { Logo } from '@/ui/Logo/Logo';
import { Picture } from '@/ui/Picture/Picture';
import { SocialLink } from '@/ui/TextLink/TextLink';
import type { Site } from '@/content/site.schema';
import { drawingSource } from '@/drawings/picture';
import { mailto } from '@/lib/mailto';
import { phoneHref, twoDigits } from '@/lib/text';
import { ariaCurrent } from './ariaCurrent';
import styles from './Menu.module.css';
import { layoutStrings } from './strings';

interface Props {
  site: Pick<Site, 'name' | 'navigation' | 'getStarted' | 'email' | 'phone' | 'social'>;
  page: Parameters<typeof ariaCurrent>[1];
}

/** The menu of small screens. A native dialog traps the focus, closes on Escape and restores the focus. */
export function Menu({ site, page }: Props) {
  const { name, navigation, getStarted, email, phone, social } = site;
  const links = navigation.map((link) => ({ ...link, current: ariaCurrent(link.href, page) }));
  return (
    <dialog className={`dark-surface stack ${styles.menu}`} aria-label={layoutStrings.menu} data-menu="">
      <div className={styles.top}>
        <div className={styles.name}>
          <Logo name={name} />
        </div>
        <button
          className={`icon-button ${styles.close}`}
          type="button"
          aria-label={layoutStrings.closeMenu}
          data-menu-close=""
        >
          <LineIcon path="M3 3l16 16M19 3L3 19" side={22} />
        </button>
      </div>
      <nav className={styles.links} aria-label={layoutStrings.navigation}>
        <ul>
          {links.map(({ href, label, current }, index) => (
            <li key={href}>
              <a href={href} aria-current={current}>
                {label}
                {current ? (
                  <span className={styles.currentMark} />
                ) : (
                  <small className="small" aria-hidden="true">
                    {twoDigits(index + 1)}
                  </small>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ButtonLink {...getStarted} />
      <div className={styles.tools}>
        <button type="button" aria-pressed="false" data-motion-toggle="" hidden>
          <MotionIcon />
          {layoutStrings.motion}
        </button>
        <button type="button" aria-pressed="false" data-theme-toggle="" hidden>
          <ThemeIcon />
          {layoutStrings.theme}
        </button>
      </div>
      <div className={styles.field}>
        <Picture picture={drawingSource(field)} alt="" />
      </div>
      <div className={`small ${styles.contact}`}>
        <ul>
          <li>
            <a href={mailto(email)}>
              <EmailText email={email} />
            </a>
          </li>
          <li>
            <a href={phoneHref(phone)}>{phone}</a>
          </li>
        </ul>
        <ul>
          {social.map(({ network, url }) => (
            <li key={network}>
              <SocialLink network={network} url={url} />
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
