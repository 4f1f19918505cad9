/** The field of particles: how many there are, which are linked, how often they move. */
export const particles = { areaEach: 15_000, most: 100, linkPx: 100, frameMs: 1000 / 60 } as const;
