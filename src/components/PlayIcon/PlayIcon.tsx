interface Props {
  playing: boolean;
}

/** Two bars while something plays, a triangle while it stands. */
export function PlayIcon({ playing }: Props) {
  return (
    <svg
      viewBox="0 0 18 18"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d={playing ? 'M6 3v12M12 3v12' : 'M5 3l9 6-9 6z'} />
    </svg>
  );
}
