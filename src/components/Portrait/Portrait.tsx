import { Picture } from '@/components/Picture/Picture';
import type { PictureSource } from '@/pictures/picture';
import styles from './Portrait.module.css';

export interface Person {
  name: string;
  role: string;
  /** Without a picture the initials are shown. */
  picture?: PictureSource | undefined;
}

/** The first letters of the first and the last name. */
const initials = (name: string) => {
  const words = name.split(' ');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]).join('');
};

/** A portrait, or initials in the shape of a leaf, with the name and the role. */
export const Portrait = ({ person, label }: { person: Person; label?: string }) => (
  <div className={styles.person}>
    {person.picture ? (
      <span className={`plate ${styles.portrait}`}>
        <Picture picture={person.picture} alt="" sizes="108px" />
      </span>
    ) : (
      <span className={styles.initials} aria-hidden="true">
        {initials(person.name)}
      </span>
    )}
    <span className={styles.name}>
      {label && <span className="label">{label} </span>}
      <b>{person.name}</b>
      <span className="label">{person.role}</span>
    </span>
  </div>
);
