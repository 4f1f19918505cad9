/** `areaEach`: square pixels per particle; `most`: the maximum; `linkPx`: the distance up to which two are linked. */
export const particles = { areaEach: 15_000, most: 100, linkPx: 100, frameMs: 1000 / 60 } as const;
