import { type Figure, type InlineOptions, inlineSvg } from '@/pictures/svg';
import styles from './InlineDrawing.module.css';

interface Props extends InlineOptions {
  figure: Figure;
}

/** An inline drawing in the colors of the theme. Without a label it is hidden from screen readers. */
export function InlineDrawing({ figure, ...options }: Props) {
  const markup = inlineSvg(figure, options);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build checks the files in art/
  return <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: markup }} />;
}
