/** A plain arrow to the right; the links that lead back turn it in their style sheet. */
export function Arrow() {
  return (
    <svg
      viewBox="0 0 18 18"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M1 9h15M10.5 3.5L16 9l-5.5 5.5" />
    </svg>
  );
}
