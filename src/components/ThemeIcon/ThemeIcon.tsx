/** A ring, half filled. */
export function ThemeIcon() {
  return (
    <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
      <circle cx="11" cy="11" r="9" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M11 2a9 9 0 0 1 0 18z" fill="currentColor" />
    </svg>
  );
}
