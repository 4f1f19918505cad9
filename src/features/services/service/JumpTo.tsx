import styles from './JumpTo.module.css';
import { serviceStrings } from './strings';

interface Props {
  hasProjects: boolean;
  hasPrice: boolean;
}

/** Links to the parts of the page of a service, below its first screen. */
export function JumpTo({ hasProjects, hasPrice }: Props) {
  const { label, overview, projects, contact } = serviceStrings.jumpTo;
  const { price } = serviceStrings.facts;
  const links = [
    { label: overview, href: '#overview' },
    ...(hasProjects ? [{ label: projects, href: '#project' }] : []),
    ...(hasPrice ? [{ label: price, href: '#price' }] : []),
    { label: contact, href: '#call' },
  ];
  return (
    <nav className={`hide-on-paper grid ${styles.jump}`} aria-labelledby="jump-to">
      <p className="label aside" id="jump-to">
        {label}
      </p>
      <ul className="row beside">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
