/** The settings for builds and tests of the second company. */
export const companySettings = { CONTENT_FOLDER: 'tests/company/content', SITE_FOLDER: 'dist-company' };
