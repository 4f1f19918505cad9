import styles from './Crumb.module.css';

interface Props {
  parent: { label: string; href: string };
  /** Where in it this page stands. */
  place: string;
}

/** The way up, in small print above a title. */
export function Crumb({ parent, place }: Props) {
  return (
    <p className={styles.crumb}>
      <a href={parent.href}>{parent.label}</a> / {place}
    </p>
  );
}
