/**
 * Tells browsers that know it to fetch a page of ours when a visitor is about to follow a link to it. Files are left out,
 * and so are addresses that fill in the form: they hold what one visitor chose.
 */
export const speculation = {
  path: '/speculation-rules.json',
  type: 'application/speculationrules+json',
  rules: {
    prefetch: [
      {
        where: {
          and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }, { not: { href_matches: '/contact\\?*' } }],
        },
        eagerness: 'moderate',
      },
    ],
  },
};
