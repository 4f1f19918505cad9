import { showsDecorations } from '@/brand/brand';
import { type Figure, type InlineOptions, inlineSvg } from '@/pictures/svg';
import styles from './InlineDrawing.module.css';

interface Props extends InlineOptions {
  figure: Figure;
}

/** A drawing inside the page that only decorates; content/brand.yaml may leave it out. */
export const Decoration = (props: Props) => showsDecorations && <InlineDrawing {...props} />;

/** A drawing inside the page, in the colors of the theme. It decorates unless it has a label. */
export function InlineDrawing({ figure, ...options }: Props) {
  const markup = inlineSvg(figure, options);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the files in art/ are checked when the site is built
  return <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: markup }} />;
}
