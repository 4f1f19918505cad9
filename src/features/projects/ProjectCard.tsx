import { Arrow } from '@/ui/icons';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { PictureBox } from '@/ui/Picture/Picture';
import { ChangePair } from './ChangePair';
import styles from './ProjectCard.module.css';
import type { Card } from './projectCards';

interface Props extends Card {
  /** The level of its heading. */
  heading: 'h2' | 'h3';
}

/** What changed for a client. It leads to the page of the project. */
export function ProjectCard({ href, title, client, sector, before, after, photograph, heading: Heading }: Props) {
  return (
    <>
      <div className={styles.change}>
        {photograph && (
          <PictureBox
            className={styles.photograph}
            picture={photograph}
            alt=""
            sizes="(width < 50em) 100vw, (width < 80em) 50vw, 33vw"
          />
        )}
        <ChangePair before={before} after={after} />
      </div>
      <div>
        <Heading className="title">
          <a className={`card-link hover-underline ${styles.link}`} href={href}>
            <NoBreak text={title} />
          </a>
        </Heading>
        <p className={`label ${styles.client}`}>
          <span className={styles.sector}>{sector}</span>
          <span className="visually-hidden">, </span>
          {client}
          <Arrow />
        </p>
      </div>
    </>
  );
}
