import { cardsClass } from '@/lib/cardsClass';
import styles from './Related.module.css';

interface Props {
  /** The label of the section for screen readers. */
  label: string;
  groups: readonly { heading: string; links: readonly { href: string; title: string; text: string }[] }[];
}

/** Related links: one row per group. */
export function Related({ label, groups }: Props) {
  const filled = groups.filter(({ links }) => links.length > 0);
  if (filled.length === 0) return null;
  return (
    <aside className={styles.related} aria-label={label}>
      {filled.map(({ heading, links }) => (
        <div className="grid" key={heading}>
          <h2 className="label aside">{heading}</h2>
          <ul className={`${cardsClass(links.length, { phone: 1 })} beside ${styles.list}`}>
            {links.map((link) => (
              <li className="cell" key={link.href}>
                <a className="card-link hover-underline title" href={link.href}>
                  {link.title}
                </a>
                <p className="small">{link.text}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </aside>
  );
}
