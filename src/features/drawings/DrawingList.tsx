import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import type { Drawing } from '@/drawings/picture';
import styles from './DrawingList.module.css';
import { drawingStrings } from './strings';

interface Props {
  folders: readonly { name: string; drawings: readonly Drawing[] }[];
}

/** All drawings with the names by which editors choose them. Only previews have this page. */
export const DrawingList = ({ folders }: Props) => (
  <div className={`grid ${styles.page}`}>
    <h1>{drawingStrings.title}</h1>
    {folders.map(({ name: folder, drawings }) => (
      <section key={folder} aria-labelledby={folder}>
        <h2 id={folder}>{folder}</h2>
        <ul className={styles.list}>
          {drawings.map((drawing) => (
            <li key={drawing.id}>
              <InlineDrawing drawing={drawing} scheme={drawing.scheme} />
              <code>{drawing.id.slice(folder.length + 1)}</code>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
