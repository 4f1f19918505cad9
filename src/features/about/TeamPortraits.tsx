import { type Person, Portrait } from '@/ui/Portrait/Portrait';
import { TextLink } from '@/ui/TextLink/TextLink';
import { routes } from '@/lib/routes';
import { aboutStrings } from './strings';
import styles from './TeamPortraits.module.css';

/** The faces of those who lead the team, with a link to it. */
export const TeamPortraits = ({ people }: { people: readonly Person[] }) => (
  <div className={styles.portraits} data-card="">
    <ul className={styles.list}>
      {people.map((person) => (
        <li key={person.name}>
          <Portrait person={{ ...person, links: [] }} stacked />
        </li>
      ))}
    </ul>
    <TextLink href={routes.team} label={aboutStrings.meet} covers />
  </div>
);
