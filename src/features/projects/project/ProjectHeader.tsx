import { Breadcrumb } from '@/ui/Breadcrumb/Breadcrumb';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { Picture } from '@/ui/Picture/Picture';
import type { Project } from '@/content/projects';
import type { Drawing, PictureSource } from '@/drawings/picture';
import { ChangePair } from '../ChangePair';
import { projectStrings } from '../strings';
import styles from './ProjectHeader.module.css';
import { projectPageStrings as strings } from './strings';

interface Props extends Pick<Project, 'title' | 'client' | 'sector' | 'change'> {
  drawings?: { before: Drawing; after: Drawing } | undefined;
  /** In place of the drawings. */
  photograph?: (PictureSource & { alt: string }) | undefined;
}

/** The first screen: what changed, in words, in figures and in two drawings or a photograph. */
export function ProjectHeader({ title, client, sector, change, drawings, photograph }: Props) {
  return (
    <header className={styles.header}>
      <div className={`grid ${styles.words}`}>
        <Breadcrumb parent={projectStrings.projects} detail={projectStrings.client(client, sector)} />
        <h1>
          <NoBreak text={title} />
        </h1>
      </div>
      <div className={`panel ${styles.change}`}>
        <ChangePair
          className={styles.pair}
          before={{
            value: change.before,
            label: strings.before,
            picture: drawings?.before,
            alt: change.picture?.before ?? '',
          }}
          after={{
            value: change.after,
            label: strings.after,
            picture: drawings?.after,
            alt: change.picture?.after ?? '',
          }}
        />
        {photograph && (
          <div className={`plate ${styles.photograph}`}>
            <Picture picture={photograph} alt={photograph.alt} priority />
          </div>
        )}
      </div>
    </header>
  );
}
