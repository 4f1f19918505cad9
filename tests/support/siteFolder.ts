/** The built site that the tests read: that of the project, or a variant (vitest.config.ts). */
export const siteFolder = process.env.SITE_FOLDER ?? 'dist';
