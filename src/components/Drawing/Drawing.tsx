import { type Figure, type InlineOptions, inlineSvg, type Plate } from '@art/plate';
import styles from './Drawing.module.css';

interface Props extends InlineOptions {
  figure: Figure | Plate;
}

/** A drawing inside the page, in the colors of the theme. It decorates unless it has a label. */
export function Drawing({ figure, label = '', ...options }: Props) {
  const markup = inlineSvg(figure, { ...options, label });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing system writes the markup from typed parts
  return <div className={styles.drawing} dangerouslySetInnerHTML={{ __html: markup }} />;
}
