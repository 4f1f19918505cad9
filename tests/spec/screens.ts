/** A phone, a small and a usual screen of a computer. */
export const screens = [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const;
