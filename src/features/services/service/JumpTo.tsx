import { Arrow } from '@/ui/icons';
import { anchors } from '@/lib/routes';
import styles from './JumpTo.module.css';
import { serviceStrings } from './strings';

interface Props {
  hasProjects: boolean;
  hasPrice: boolean;
}

/** A row that stays under the header: the link back to the list, and links to the parts of the page of a service. */
export function JumpTo({ hasProjects, hasPrice }: Props) {
  const { label, overview, projects, contact } = serviceStrings.jumpTo;
  const { price } = serviceStrings.facts;
  const links = [
    { label: overview, href: '#overview' },
    ...(hasProjects ? [{ label: projects, href: `#${anchors.serviceProjects}` }] : []),
    ...(hasPrice ? [{ label: price, href: `#${anchors.prices}` }] : []),
    { label: contact, href: `#${anchors.callToAction}` },
  ];
  return (
    <nav className={`hide-on-paper grid ${styles.bar}`} aria-labelledby="jump-to">
      <a className={`hover-underline ${styles.back}`} href={serviceStrings.goBack.href}>
        <Arrow />
        {serviceStrings.goBack.label}
      </a>
      <p className={`label ${styles.caption}`} id="jump-to">
        {label}
      </p>
      <ul className="beside">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
