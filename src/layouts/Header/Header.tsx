import { mark } from '@/brand/brand';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { FindIcon } from '@/components/FindIcon/FindIcon';
import { LineIcon } from '@/components/LineIcon/LineIcon';
import { Logo } from '@/components/Logo/Logo';
import { MotionIcon } from '@/components/MotionIcon/MotionIcon';
import { ThemeIcon } from '@/components/ThemeIcon/ThemeIcon';
import { routes } from '@/config/routes';
import { ariaCurrent } from '@/lib/ariaCurrent';
import styles from './Header.module.css';

interface Action {
  label: string;
  href: string;
}

interface Props {
  name: string;
  page: Parameters<typeof ariaCurrent>[1];
  labels: {
    homeLabel: string;
    navigationLabel: string;
    navigation: readonly Action[];
    getStarted: Action;
    menu: { label: string; open: string };
    motion: string;
    theme: string;
  };
  find: { open: string; hint: string };
}

const MenuIcon = () => <LineIcon path="M1 5h20M1 11h20M1 17h20" side={22} />;

export function Header({ name, page, labels, find }: Props) {
  return (
    <header className={styles.header}>
      <div className={`grid ${styles.grid}`}>
        <div className={styles.name}>
          <a href={routes.home} aria-label={labels.homeLabel}>
            <Logo name={name} mark={mark} />
          </a>
        </div>
        <nav className={styles.navigation} aria-label={labels.navigationLabel}>
          {labels.navigation.map((link) => (
            <a href={link.href} aria-current={ariaCurrent(link.href, page)} key={link.href}>
              {link.label}
            </a>
          ))}
        </nav>
        <div className={styles.end}>
          <div className={styles.tools}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={find.open}
              title={find.hint}
              data-find={routes.services}
              hidden
            >
              <FindIcon />
            </button>
            <button
              type="button"
              aria-label={labels.motion}
              title={labels.motion}
              aria-pressed="false"
              data-motion-toggle=""
              hidden
            >
              <MotionIcon />
            </button>
            <button type="button" aria-label={labels.theme} title={labels.theme} data-theme-toggle="" hidden>
              <ThemeIcon />
            </button>
          </div>
          <div className={styles.start}>
            <ButtonLink {...labels.getStarted} size="small" />
          </div>
          {/* The link leads to the footer until the script puts the button in its place. */}
          <a className={styles.menu} href="#links" aria-label={labels.menu.label} data-menu-link="">
            <MenuIcon />
          </a>
          <button
            className={styles.menu}
            type="button"
            aria-haspopup="dialog"
            aria-label={labels.menu.open}
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
