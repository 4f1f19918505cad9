/** The widths in which a photograph is served, in pixels. The first is also the required minimum. */
export const photographWidths = [600, 800, 1200, 1600] as const;

/** The largest file of a photograph, in MB. */
export const photographMegabytes = 3;
