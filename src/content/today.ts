/** The day of the build, as 2026-03-12: the one that BUILD_DAY names, or that of the clocks in a time zone. */
export const today = (timeZone: string) =>
  process.env.BUILD_DAY || new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
