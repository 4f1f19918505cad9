import { cardsClass } from '@/ui/Cards/cardsClass';
import styles from './Related.module.css';

interface Props {
  groups: readonly { heading: string; links: readonly { href: string; title: string; text: string }[] }[];
}

/** Related links: one row per group, of which only the first has texts. The headings of the rows are also its name for screen readers. */
export function Related({ groups }: Props) {
  const filled = groups.filter(({ links }) => links.length > 0);
  if (filled.length === 0) return null;
  return (
    <aside className={styles.related} aria-label={filled.map(({ heading }) => heading).join(', ')}>
      {filled.map(({ heading, links }, index) => (
        <div className="grid" key={heading}>
          <h2 className="label aside">{heading}</h2>
          <ul className={`${cardsClass(links.length, { phone: 1 })} beside ${styles.list}`}>
            {links.map((link) => (
              <li className="cell" key={link.href}>
                <a className="card-link hover-underline title" href={link.href}>
                  {link.title}
                </a>
                {index === 0 && <p className="small">{link.text}</p>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </aside>
  );
}
