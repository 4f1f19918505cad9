/** A phone, a small and a common desktop screen. */
export const screens = [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const;
