import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { PictureBox } from '@/ui/Picture/Picture';
import { anchors } from '@/lib/routes';
import { ChangePair } from '../ChangePair';
import type { Card } from '../projectCards';
import { projectStrings } from '../strings';
import styles from './NextProject.module.css';
import { projectPageStrings as strings } from './strings';

/** Leads to the next project of the list, with what changed there. */
export const NextProject = ({ href, title, client, sector, before, after, photograph }: Card) => (
  <aside className={`hide-on-paper panel grid ${styles.next}`} aria-labelledby={anchors.nextProject}>
    <div className={`aside ${styles.words}`}>
      <p className="label">{strings.next}</p>
      <h2 className="title-large" id={anchors.nextProject}>
        <a className="card-link hover-underline" href={href}>
          <NoBreak text={title} />
        </a>
      </h2>
      <p className="label">{projectStrings.client(client, sector)}</p>
    </div>
    <div className={`beside ${styles.change}`}>
      {photograph && <PictureBox className={styles.photograph} picture={photograph} alt="" sizes="40vw" />}
      <ChangePair before={before} after={after} />
    </div>
  </aside>
);
