/** Every duration, distance and share that the behavior of the site in time is specified by. */
export const slider = { everyMs: 6000, holdMs: 3000 } as const;
export const testimonials = { everyMs: 5000, holdMs: 3000, shown: 2 } as const;
export const countingMs = 2000;
export const countingStepMs = 50;
export const thresholds = { achievements: 0.3, team: 0.3, statistics: 0.5 } as const;
/** A drawing draws itself when this share of it is seen. */
export const entranceShare = 0.25;
export const contact = { limitMs: 20_000 } as const;
/** Islands wait for an idle moment, so that reading comes first; a browser that never has one gets them all the same. */
export const idle = { timeout: 1000 } as const;
