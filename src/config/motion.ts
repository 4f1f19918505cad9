/** Durations and thresholds of everything that moves. */
export const slider = { everyMs: 6000, holdMs: 3000 } as const;
export const testimonials = { everyMs: 5000, holdMs: 3000, shown: 2 } as const;
export const countingMs = 2000;
export const countingStepMs = 50;
export const thresholds = { achievements: 0.3, team: 0.3, statistics: 0.5 } as const;
/** A drawing animates once this share of it is in view. */
export const entranceShare = 0.25;
export const contact = { limitMs: 20_000 } as const;
/** Islands hydrate when the browser is idle, or after this timeout. */
export const idle = { timeout: 1000 } as const;
