import { OpenMark } from '@/ui/OpenMark/OpenMark';
import styles from './Contents.module.css';
import { contentsStrings } from './strings';

interface Props {
  entries: readonly { id: string; heading: string }[];
}

/** Links to the headings of a text. */
export const Contents = ({ entries }: Props) => (
  <nav className={`hide-on-paper ${styles.contents}`} aria-label={contentsStrings.label}>
    <details>
      <summary>
        {contentsStrings.label}
        <OpenMark />
      </summary>
      <div className={styles.columns}>
        <p className={`label ${styles.caption}`}>{contentsStrings.label}</p>
        <ol>
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>{heading}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </details>
  </nav>
);
