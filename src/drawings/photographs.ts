/** How many services the home page shows. */
export const homeServices = 3;

/** How many articles the blog shows as cards; the others are titles. 15 leave no gap in two or three columns. */
export const articleCards = 15;

/** The widths in which a photograph is served, in pixels. The first is also the required minimum. */
export const photographWidths = [600, 800, 1200, 1600] as const;

/** The largest file of a photograph, in MB. */
export const photographMegabytes = 3;
