import { Picture } from '@/components/Picture/Picture';
import type { PictureSource } from '@/pictures/picture';
import styles from './Portrait.module.css';

export interface Person {
  name: string;
  role: string;
  /** Without a photograph the initials are shown. */
  picture?: PictureSource | undefined;
  alt?: string | undefined;
}

/** The first letters of the first and the last name. */
const initials = (name: string) => {
  const words = name.split(' ');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]).join('');
};

/** A portrait in the shape of a leaf, with the name and the role. */
export const Portrait = ({ person, label }: { person: Person; label?: string }) => (
  <div className={styles.person}>
    <span className={`plate ${styles.portrait}`} aria-hidden={person.picture ? undefined : 'true'}>
      {person.picture ? (
        <Picture picture={person.picture} alt={person.alt ?? ''} sizes="56px" />
      ) : (
        initials(person.name)
      )}
    </span>
    <span className={styles.name}>
      {label && <span className="label">{label} </span>}
      <b>{person.name}</b>
      <span className="label">{person.role}</span>
    </span>
  </div>
);
