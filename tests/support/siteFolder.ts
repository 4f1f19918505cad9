/** The built site that the tests read. */
export const siteFolder = 'dist';
