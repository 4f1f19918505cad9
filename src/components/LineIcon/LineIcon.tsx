interface Props {
  /** What the pen draws in a square of this side. */
  path: string;
  side?: number;
  /** How large it is shown, where that differs. */
  size?: number;
}

/** A sign drawn with one stroke, in the color of the text around it. */
export function LineIcon({ path, side = 18, size = side }: Props) {
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
