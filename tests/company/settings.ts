/** The settings of a build, and of its tests, that put the second company in place of the first. */
export const companySettings = { CONTENT_FOLDER: 'tests/company/content', SITE_FOLDER: 'dist-company' };
