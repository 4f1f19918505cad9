import { InlineDrawing } from '@/components/InlineDrawing/InlineDrawing';
import { Plate } from '@/components/Picture/Picture';
import { ArticleProse } from '@/components/Prose/ArticleProse';
import { readingClass } from '@/components/Prose/Prose';
import type { Drawing, PictureSource } from '@/pictures/picture';
import styles from './ArticleBlocks.module.css';

type Block =
  | { type: 'imageText'; heading?: string | undefined; description: string }
  | { type: 'section'; heading: string; description: string }
  | { type: 'text'; text: string };

/** A diagram is inline, so that its text uses the fonts of the page; any other picture is a file. */
type BlockPicture = (Drawing | PictureSource) & { alt: string };

interface Props {
  blocks: readonly Block[];
  /** One for each block with a picture, in order. */
  pictures: readonly BlockPicture[];
}

function PictureBeside({ picture }: { picture: BlockPicture }) {
  if ('body' in picture) {
    return (
      <div className={`half panel ${styles.plate} ${styles.diagram}`}>
        <InlineDrawing figure={picture} scheme={picture.scheme} label={picture.alt} />
      </div>
    );
  }
  return (
    <Plate
      className={`half panel ${styles.plate}`}
      picture={picture}
      alt={picture.alt}
      sizes="(width < 40em) 100vw, (width < 62em) 74vw, 50vw"
    />
  );
}

/**
 * The blocks of an article: text beside pictures on alternating sides, text with a heading in the margin, and centered
 * statements.
 */
export function ArticleBlocks({ blocks, pictures }: Props) {
  const pictured = blocks.filter((block) => block.type === 'imageText');
  return blocks.map((block) => {
    if (block.type === 'text') {
      return (
        <div className={`grid ${styles.statement}`} key={block.text} data-block="text">
          <p className="statement">{block.text}</p>
        </div>
      );
    }
    if (block.type === 'section') {
      return (
        <section className={`grid ${styles.section}`} key={block.description} data-block="section">
          <h2 className="aside">{block.heading}</h2>
          <div className={`beside ${readingClass} ${styles.text}`}>
            <ArticleProse text={block.description} />
          </div>
        </section>
      );
    }
    const index = pictured.indexOf(block);
    const side = index % 2 === 0 ? 'left' : 'right';
    const picture = pictures[index];
    return (
      <section
        className={`grid ${styles.block} ${styles[side]}`}
        key={block.description}
        data-block="imageText"
        data-text={side}
      >
        <div className={`half ${readingClass} ${styles.text}`}>
          {block.heading && <h2>{block.heading}</h2>}
          <ArticleProse text={block.description} />
        </div>
        {picture && <PictureBeside picture={picture} />}
      </section>
    );
  });
}
