import styles from './Breadcrumb.module.css';

interface Props {
  /** The label of the navigation. */
  label: string;
  parent: { label: string; href: string };
  /** The position of this page among its siblings, such as 'Role 1 of 3'. */
  position: string;
}

/** A link to the parent page, above the title. */
export function Breadcrumb({ label, parent, position }: Props) {
  return (
    <nav className={`small ${styles.breadcrumb}`} aria-label={label}>
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
