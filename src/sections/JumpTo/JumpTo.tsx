import { serviceStrings } from '@/strings';
import styles from './JumpTo.module.css';

interface Props {
  links: readonly { label: string; href: string }[];
}

/** Links to the parts of a long page, below its first screen. */
export const JumpTo = ({ links }: Props) => (
  <nav className={`hide-on-paper grid ${styles.jump}`} aria-labelledby="jump-to">
    <p className="label aside" id="jump-to">
      {serviceStrings.jumpTo.label}
    </p>
    <ul className="row beside">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </nav>
);
