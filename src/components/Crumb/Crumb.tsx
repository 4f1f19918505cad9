import styles from './Crumb.module.css';

interface Props {
  /** What the way up is called for screen readers. */
  label: string;
  parent: { label: string; href: string };
  /** Where in it this page stands. */
  place: string;
}

/** The way up, in small print above a title. */
export function Crumb({ label, parent, place }: Props) {
  return (
    <nav className={`small ${styles.crumb}`} aria-label={label}>
      <ol className="row">
        <li>
          <a className="hover-underline" href={parent.href}>
            {parent.label}
          </a>
        </li>
        <li>{place}</li>
      </ol>
    </nav>
  );
}
