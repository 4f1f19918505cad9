import styles from './Breadcrumb.module.css';
import { breadcrumbStrings } from './strings';

interface Props {
  parent: { label: string; href: string };
  /** What follows, such as the office of a role. */
  detail?: string | undefined;
}

/** A link to the parent page, above the title. */
export function Breadcrumb({ parent, detail }: Props) {
  return (
    <nav className={`small ${styles.breadcrumb}`} aria-label={breadcrumbStrings.label}>
      <ol className="row">
        <li>
          <a className="hover-underline" href={parent.href}>
            {parent.label}
          </a>
        </li>
        {detail && <li>{detail}</li>}
      </ol>
    </nav>
  );
}
