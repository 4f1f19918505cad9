import type { ComponentProps } from 'react';
import { ButtonLink } from '@/ui/Button/Button';
import { LineIcon, MotionIcon, ThemeIcon } from '@/ui/icons';
import { Logo } from '@/ui/Logo/Logo';
import type { Site } from '@/content/site.schema';
import { routes } from '@/lib/routes';
import { ariaCurrent } from './ariaCurrent';
import styles from './Header.module.css';
import { layoutStrings } from './strings';

interface Props {
  site: Pick<Site, 'name' | 'navigation' | 'getStarted'>;
  page: Parameters<typeof ariaCurrent>[1];
}

const MenuIcon = () => <LineIcon path="M1 5h20M1 11h20M1 17h20" side={22} />;

/** An icon button, hidden until its script runs. */
const IconButton = ({ name, ...button }: ComponentProps<'button'> & { name: string }) => (
  <button className="icon-button" type="button" aria-label={name} title={name} hidden {...button} />
);

export function Header({ site, page }: Props) {
  const { name, navigation, getStarted } = site;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.name}>
          <a href={routes.home} aria-label={layoutStrings.home(name)}>
            <Logo name={name} />
          </a>
        </div>
        <nav className={styles.navigation} aria-label={layoutStrings.navigation}>
          {navigation.map((link) => (
            <a href={link.href} aria-current={ariaCurrent(link.href, page)} key={link.href}>
              {link.label}
            </a>
          ))}
        </nav>
        <div className={styles.end}>
          <div className={styles.tools}>
            <IconButton name={layoutStrings.motion} aria-pressed="false" data-motion-toggle="">
              <MotionIcon />
            </IconButton>
            <IconButton name={layoutStrings.theme} aria-pressed="false" data-theme-toggle="">
              <ThemeIcon />
            </IconButton>
          </div>
          <div className={styles.start}>
            <ButtonLink {...getStarted} size="compact" />
          </div>
          {/* Without JavaScript, a link to the footer. The script replaces it with the button. */}
          <a className={`icon-button ${styles.menu}`} href="#links" aria-label={layoutStrings.menu} data-menu-link="">
            <MenuIcon />
          </a>
          <button
            className={`icon-button ${styles.menu}`}
            type="button"
            aria-haspopup="dialog"
            aria-label={layoutStrings.openMenu}
            data-menu-open=""
            hidden
          >
            <MenuIcon />
          </button>
        </div>
      </div>
    </header>
  );
}
