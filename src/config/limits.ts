/** How many services the home page shows, from the front of the catalogue. */
export const homeServices = 3;

/** The blog shows so many articles as cards, which leaves no gap in three columns nor in two; the others as titles. */
export const articleCards = 15;

/** The widths in which a photograph is served, in pixels; one that is narrower than the first is refused. */
export const photographWidths = [600, 800, 1200, 1600] as const;

/** The least width of a logo that is given in pixels. */
export const leastLogoWidth = 256;

/** The search holds so many entries, and so many bytes as brotli sends them; of more articles the newest. */
export const searchable = { entries: 1000, bytes: 60_000 } as const;
