/** Two leaves, in place of a bullet. */
export function LeafBullet() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d="M9 21A12 12 0 0 1 0 12A12 12 0 0 1 9 21ZM9 21A15 15 0 0 1 24 6A15 15 0 0 1 9 21Z" />
    </svg>
  );
}
