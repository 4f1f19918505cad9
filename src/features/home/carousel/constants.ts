/** How long a slide is shown, and how long it stays after a visitor has chosen it. */
export const slider = { everyMs: 6000, holdMs: 3000 } as const;
export const testimonials = { everyMs: 5000, holdMs: 3000 } as const;
