/**
 * Searches that people type, and the entry they look for: misspelled, synonyms, abbreviations, questions. If one fails, change
 * the index or src/seo/searchSynonyms.ts, not the row.
 */
export const searches: readonly (readonly [words: string, path: string])[] = [
  ['web developement', '/services/web-dev'],
  ['we need an app for android and ios', '/services/mobile-app-dev'],
  ['QA', '/services/automated-testing'],
  ['fintech', '/services/banking-finance'],
  ['online shop', '/services/ecommerce-dev'],
  ['replace our old spreadsheet', '/services/custom-software'],
  ['backend engineer', '/jobs/backend-developer'],
  ['c#', '/jobs/asp-net-developer'],
  ['fresher jobs', '/jobs/project-coordinator'],
  ['k8s', '/blog/10'],
  ['rest apis in nodejs', '/blog/6'],
  ['how much does it cost', '/#faq-3'],
  ['what does an app cost', '/services/mobile-app-dev#price-1'],
  ['website price', '/services/web-dev#price-1'],
  ['react developer salary', '/jobs/react-developer'],
  ['support after lanch', '/#faq-7'],
  ['gdpr', '/privacy-policy'],
  ['vacancies', '/career'],
  ['hr', '/career'],
  ['singapore', '/contact'],
  ['morrisville', '/contact'],
  ['baner road', '/contact'],
  ['offices', '/contact'],
  ['address', '/contact'],
];

/** Searches, and how many open roles they find. */
export const roleCounts: readonly (readonly [words: string, roles: number])[] = [
  ['developer', 6],
  ['developers', 6],
  ['salary', 7],
  ['job', 7],
  ['jobs', 7],
];

/** Searches that find nothing. */
export const withoutResults: readonly string[] = ['<b>', '<>', '???', '…'];

/** Searches for no entry in particular, and the kind of the first result. */
export const kinds: readonly (readonly [words: string, kind: string])[] = [
  ['cost', 'price'],
  ['price', 'price'],
  ['case studies', 'project'],
  ['references', 'project'],
  ['clients', 'project'],
  ['salary', 'role'],
];
