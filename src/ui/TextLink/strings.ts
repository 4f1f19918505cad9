export const linkStrings = { newTab: 'opens in a new tab', map: 'View on map' };

/** Links that two features have. Apart, because linkStrings is in islands, too. */
export const sharedLinkStrings = {
  learnMore: 'Learn More',
  /** The subject of an email from somebody who looks for a job. */
  openApplication: 'Open application',
  seeJobs: (jobs: number) => (jobs === 1 ? 'See the open role' : `See the ${jobs} open roles`),
};
