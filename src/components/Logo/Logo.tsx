import type { LogoFile } from '@/brand/brand';
import type { Mark } from '@/brand/initials';
import styles from './Logo.module.css';

interface Props {
  name: string;
  mark: Mark;
  file?: LogoFile | undefined;
  /** Whether it is on a dark background in both themes. */
  onBand?: boolean;
}

/** The height of a logo in the header, in pixels. */
const height = 30;

function LogoPicture({ name, file, onBand }: { name: string; file: LogoFile; onBand: boolean }) {
  const dark = file.dark && '/icons/logo-dark.svg';
  return (
    <picture className={dark ? undefined : styles.light}>
      {dark && !onBand && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <img
        src={onBand && dark ? dark : '/icons/logo.svg'}
        width={Math.round((height * file.width) / file.height)}
        height={height}
        alt={file.isWide ? name : ''}
      />
    </picture>
  );
}

/** The logo or the initial of the company, and its name. */
export function Logo({ name, mark, file, onBand = false }: Props) {
  return (
    <span className={styles.logo}>
      {file ? (
        <LogoPicture name={name} file={file} onBand={onBand} />
      ) : (
        <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
          <path fill="currentColor" d={mark.ink} />
          <path className={styles.leaf} d={mark.accent} />
        </svg>
      )}
      {!file?.isWide && <span>{name}</span>}
    </span>
  );
}
