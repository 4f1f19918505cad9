import tile1 from '@art/figures/tile-1.svg?drawing';
import tile4 from '@art/figures/tile-4.svg?drawing';
import tile5 from '@art/figures/tile-5.svg?drawing';
import tile6 from '@art/figures/tile-6.svg?drawing';
import tile10 from '@art/figures/tile-10.svg?drawing';
import tile11 from '@art/figures/tile-11.svg?drawing';
import tile12 from '@art/figures/tile-12.svg?drawing';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import styles from './FeedTiles.module.css';

const tiles = [
  [tile4, '1 / 4'],
  [tile4, '2 / 2'],
  [tile1, '2 / 3'],
  [tile10, '2 / 4'],
  [tile5, '3 / 1'],
  [tile12, '3 / 2'],
  [tile11, '3 / 3'],
  [tile6, '3 / 4'],
] as const;

/** A part of the tiles at the top of the page, which stands still. */
export const FeedTiles = () => (
  <div className={styles.tiles} aria-hidden="true">
    {tiles.map(([tile, gridArea]) => (
      <div style={{ gridArea }} key={gridArea}>
        <InlineDrawing drawing={tile} scheme="page" />
      </div>
    ))}
  </div>
);
