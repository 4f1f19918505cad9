import { Picture } from '@/ui/Picture/Picture';
import type { PictureFile } from '@/drawings/picture';
import styles from './Portrait.module.css';

export interface Person {
  name: string;
  position: string;
  /** Without a picture the initials are shown. */
  picture?: PictureFile | undefined;
  /** Where the site has more about them. */
  links?: readonly { label: string; href: string }[] | undefined;
}

interface Props {
  person: Person;
  /** Words before and after the name. */
  label?: string;
  verb?: string;
}

/** The first letters of the first and the last name. */
const initials = (name: string) => {
  const words = name.split(' ');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]).join('');
};

/** A portrait, or initials in the shape of a leaf, with the name and the position. */
export function Portrait({ person, label, verb }: Props) {
  const { name, position, picture, links = [] } = person;
  return (
    <div className={styles.person}>
      {picture ? (
        <span className={`plate ${styles.portrait}`}>
          <Picture picture={picture} alt="" sizes="160px" />
        </span>
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <div className={styles.name}>
        {label && <span className="label">{`${label} `}</span>}
        <span>
          <b>{name}</b>
          {verb && ` ${verb}`}
        </span>
        <span className="label">{position}</span>
        {links.length > 0 && (
          <ul className={`small ${styles.links}`}>
            {links.map(({ label: title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
