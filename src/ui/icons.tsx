interface LineIconProps {
  path: string;
  side?: number;
  /** The size in pixels. Default: `side`. */
  size?: number;
}

/** An icon drawn as lines, in the color of the text. */
export function LineIcon({ path, side = 18, size = side }: LineIconProps) {
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** An arrow to the right. Links back rotate it in CSS. */
export const Arrow = () => <LineIcon path="M1 9h15M10.5 3.5L16 9l-5.5 5.5" />;

/** The mark of a link that opens a new tab. */
export const NewTabIcon = () => <LineIcon path="M4 14L14 4M5.5 4H14v8.5" />;

export const PlayIcon = ({ playing }: { playing: boolean }) => (
  <LineIcon path={playing ? 'M6 3v12M12 3v12' : 'M5 3l9 6-9 6z'} size={20} />
);

export const ThemeIcon = () => (
  <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
    <circle cx="11" cy="11" r="9" fill="none" stroke="currentColor" strokeWidth="1.6" />
    <path d="M11 2a9 9 0 0 1 0 18z" fill="currentColor" />
  </svg>
);

/** Filled while motion is off, by the CSS of its button. */
export const MotionIcon = () => (
  <svg viewBox="0 0 22 22" width="22" height="22" strokeWidth="1.6" aria-hidden="true">
    <circle cx="11" cy="11" r="9" fill="var(--ring-fill, none)" stroke="currentColor" />
    <path d="M8.7 7v8M13.3 7v8" stroke="var(--bars, currentColor)" />
  </svg>
);

export const LeafBullet = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path fill="currentColor" d="M9 21A12 12 0 0 1 0 12A12 12 0 0 1 9 21ZM9 21A15 15 0 0 1 24 6A15 15 0 0 1 9 21Z" />
  </svg>
);

/** Five petals, from the middle. */
const blossom =
  'a6.2 6.2 0 0 1 0-11a6.2 6.2 0 0 1 0 11a6.2 6.2 0 0 1 10.5-3.4a6.2 6.2 0 0 1-10.5 3.4a6.2 6.2 0 0 1 6.5 8.9a6.2 6.2 0 0 1-6.5-8.9a6.2 6.2 0 0 1-6.5 8.9a6.2 6.2 0 0 1 6.5-8.9a6.2 6.2 0 0 1-10.5-3.4a6.2 6.2 0 0 1 10.5 3.4';

/** The stars of a rating in two paths, because elements for each star would be a tenth of the page. */
export function Stars({ count }: { count: number }) {
  const middles = Array.from({ length: count }, (_, star) => 12 + 27 * star);
  return (
    <svg viewBox={`0 0 ${27 * count - 3} 24`} aria-hidden="true">
      <path fill="currentColor" d={middles.map((x) => `M${x} 12${blossom}`).join('')} />
      <path
        fill="var(--paper)"
        d={middles.map((x) => `M${x - 2.4} 12a2.4 2.4 0 0 1 4.8 0a2.4 2.4 0 0 1-4.8 0`).join('')}
      />
    </svg>
  );
}
