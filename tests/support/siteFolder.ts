/** The built site that the tests read: dist/, or that of the second company. */
export const siteFolder = process.env.SITE_FOLDER || 'dist';
