import { Contents } from '@/ui/Contents/Contents';
import { InlineDrawing } from '@/ui/InlineDrawing/InlineDrawing';
import { NoBreak } from '@/ui/NoBreak/NoBreak';
import { PictureBox } from '@/ui/Picture/Picture';
import { ArticleProse } from '@/ui/Prose/ArticleProse';
import { readingClass } from '@/ui/Prose/Prose';
import type { Drawing, PictureSource } from '@/drawings/picture';
import { headingIds } from '@/lib/text';
import styles from './Blocks.module.css';

type Block =
  | { type: 'imageText'; heading?: string | undefined; description: string }
  | { type: 'section'; heading: string; description: string }
  | { type: 'text'; text: string };

/** A diagram is inline, so that its text uses the fonts of the page; any other picture is a file. */
type BlockPicture = (Diagram | PictureSource) & { alt: string };

type Diagram = Drawing & {
  /** Another drawing in place of a wide one, which phones and tablets would show too small. */
  narrow?: (Drawing & { alt: string }) | undefined;
};

interface Props {
  blocks: readonly Block[];
  /** One for each block with a picture, in order. */
  pictures: readonly BlockPicture[];
  /** Whether there are links to the headings, if there are several: above the blocks, and from 80em in columns beside them. */
  hasContents?: boolean;
  /** The other ids of the page, which a heading must not get. */
  pageIds?: readonly string[];
}

interface BlockProps {
  block: Block;
  /** The id of its heading. */
  id: string | undefined;
  /** Counts the blocks with a picture, whose sides alternate. */
  index: number;
  picture: BlockPicture | undefined;
}

function PictureBeside({ picture }: { picture: BlockPicture }) {
  if ('body' in picture) {
    return (
      <div className={`half panel ${styles.picture} ${styles.diagram}`}>
        <InlineDrawing drawing={picture} scheme={picture.scheme} label={picture.alt} />
      </div>
    );
  }
  return (
    <PictureBox
      className={`half panel ${styles.picture}`}
      picture={picture}
      alt={picture.alt}
      sizes="(width < 40em) 100vw, (width < 62em) 74vw, 50vw"
    />
  );
}

/** A wide diagram, and its narrow drawing. The window is wide enough for one of them. */
const PictureAcross = ({ wide, narrow }: { wide: Drawing & { alt: string }; narrow: Drawing & { alt: string } }) => (
  <div className={`panel ${styles.diagram} ${styles.across}`}>
    <div className={styles.wide}>
      <InlineDrawing drawing={wide} scheme={wide.scheme} label={wide.alt} />
    </div>
    <div className={styles.narrow}>
      <InlineDrawing drawing={narrow} scheme={narrow.scheme} label={narrow.alt} />
    </div>
  </div>
);

function BlockView({ block, id, index, picture }: BlockProps) {
  if (block.type === 'text') {
    return (
      <div className={`grid ${styles.claim}`}>
        <p className="statement">{block.text}</p>
      </div>
    );
  }
  const headingLevel = block.heading ? 3 : 2;
  const diagram = picture && 'narrow' in picture ? picture : undefined;
  if (block.type === 'section' || diagram?.narrow) {
    return (
      <section className={`grid ${styles.part}`}>
        {diagram?.narrow && <PictureAcross wide={diagram} narrow={diagram.narrow} />}
        {block.heading && (
          <h2 className={`aside title-large ${styles.headline}`} id={id}>
            <NoBreak text={block.heading} />
          </h2>
        )}
        <div className={`beside ${readingClass} ${styles.text}`}>
          <ArticleProse text={block.description} headingLevel={headingLevel} />
        </div>
      </section>
    );
  }
  const side = index % 2 === 0 ? 'left' : 'right';
  return (
    <section className={`grid ${styles.block} ${styles[side]}`}>
      <div className={`half ${readingClass} ${styles.text}`}>
        {block.heading && (
          <h2 className={`title-large ${styles.headline}`} id={id}>
            <NoBreak text={block.heading} />
          </h2>
        )}
        <ArticleProse text={block.description} headingLevel={headingLevel} />
      </div>
      {picture && <PictureBeside picture={picture} />}
    </section>
  );
}

const headingOf = (block: Block) => (block.type === 'text' ? undefined : block.heading);

/** A text in blocks: beside pictures on alternating sides, under or beside a heading, or as a centered statement. */
export function Blocks({ blocks, pictures, hasContents = false, pageIds }: Props) {
  const headings = blocks.flatMap((block) => headingOf(block) ?? []);
  const ids = headingIds(headings, pageIds);
  const entries = headings.map((heading, index) => ({ heading, id: ids[index] ?? '' }));
  const headed = blocks.filter(headingOf);
  const pictured = blocks.filter((block) => block.type === 'imageText');
  const views = blocks.map((block) => {
    const index = block.type === 'imageText' ? pictured.indexOf(block) : -1;
    const key = block.type === 'text' ? block.text : block.description;
    const id = ids[headed.indexOf(block)];
    return <BlockView key={key} block={block} id={id} index={index} picture={pictures[index]} />;
  });
  if (!hasContents) return views;
  return (
    <div className={styles.withContents}>
      {entries.length > 1 && (
        <div className={`grid ${styles.contents}`}>
          <Contents entries={entries} />
        </div>
      )}
      <div className={styles.blocks}>{views}</div>
    </div>
  );
}
