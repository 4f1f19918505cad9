export const careersStrings = {
  /** Below the line that is the same for all jobs, if this one differs. */
  thisJob: (experience: string) => `This role asks for: ${experience}`,
  noFit: 'No role that fits? Write to us anyway',
  openApplication: 'Send an open application',
};
