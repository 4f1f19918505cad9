import { Picture } from '@/ui/Picture/Picture';
import type { PictureSource } from '@/drawings/picture';
import styles from './Portrait.module.css';

export interface Person {
  name: string;
  position: string;
  /** Without a picture the initials are shown. */
  picture?: PictureSource | undefined;
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

/** A portrait, or initials in the shape of a leaf. */
export const PortraitPicture = ({ person: { name, picture } }: Pick<Props, 'person'>) =>
  picture ? (
    <span className={`plate ${styles.portrait}`}>
      <Picture picture={picture} alt="" sizes="224px" />
    </span>
  ) : (
    <span className={styles.initials} aria-hidden="true">
      {initials(name)}
    </span>
  );

/** The name with the words around it, and the position. */
export const PersonName = ({ person: { name, position }, label, verb }: Props) => (
  <>
    {label && <span className="label">{`${label} `}</span>}
    <span>
      <b>{name}</b>
      {verb && ` ${verb}`}
    </span>
    <span className="label">{position}</span>
  </>
);

/** Links to what the site has about a person. */
export const PersonLinks = ({ links = [] }: Pick<Person, 'links'>) =>
  links.length > 0 && (
    <ul className={`small ${styles.links}`}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );

/** A portrait with the name, the position and the links beside it. */
export const Portrait = (props: Props) => (
  <div className={styles.person}>
    <PortraitPicture person={props.person} />
    <div className={styles.name}>
      <PersonName {...props} />
      <PersonLinks links={props.person.links} />
    </div>
  </div>
);
