import styles from './Breadcrumb.module.css';
import { breadcrumbStrings } from './strings';

interface Props {
  parent: { label: string; href: string };
  /** The position of this page among its siblings, such as 'Role 1 of 3'. */
  position: string;
}

/** A link to the parent page, above the title. */
export function Breadcrumb({ parent, position }: Props) {
  return (
    <nav className={`small ${styles.breadcrumb}`} aria-label={breadcrumbStrings.label}>
      <ol className="row">
        <li>
          <a className="hover-underline" href={parent.href}>
            {parent.label}
          </a>
        </li>
        <li>{position}</li>
      </ol>
    </nav>
  );
}
