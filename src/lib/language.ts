/** The language of the site. */
export const language = 'en';
