/** The built site that the tests read: that of the project, or of tests/build/wholeBuild.built.ts. */
export const siteFolder = process.env.SITE_FOLDER ?? 'dist';
