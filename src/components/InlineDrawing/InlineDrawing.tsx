import { showsDecorations } from '@/brand/brand';
import { type Figure, type InlineOptions, inlineSvg } from '@/pictures/svg';
import styles from './InlineDrawing.module.css';

interface Props extends InlineOptions {
  figure: Figure;
}

/** A decorative inline drawing, which content/brand.yaml can turn off. */
export const Decoration = (props: Props) => showsDecorations && <InlineDrawing {...props} />;

/** An inline drawing in the colors of the theme. Without a label it is hidden from screen readers. */
export function InlineDrawing({ figure, ...options }: Props) {
  const markup = inlineSvg(figure, options);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build checks the files in art/
  return <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: markup }} />;
}
