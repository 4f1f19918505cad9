import styles from './Cards.module.css';

interface Options {
  /** How many cards a row may have, in order of preference. */
  rows?: readonly number[];
  /** The same on a tablet. */
  tabletRows?: readonly number[];
  /** How many are in a row on a phone. Default: as many as fit. */
  phone?: 1 | 2;
}

/**
 * The classes of a list of cards, with full rows where possible. Computed here and not with :has() or auto-fit, so that no
 * card changes its width while the list is still loading.
 */
export function cardsClass(count: number, { rows = [4, 5, 3], tabletRows = [3, 2], phone }: Options = {}): string {
  const fillsRows = (row: number) => count % row === 0;
  const wide = count <= 5 ? count : (rows.find(fillsRows) ?? 4);
  const narrow = tabletRows.find(fillsRows) ?? wide;
  const limits = [styles[`most${wide}`], styles[`narrow${narrow}`], phone && styles[`phone${phone}`]];
  return ['cards', ...limits.filter(Boolean)].join(' ');
}
