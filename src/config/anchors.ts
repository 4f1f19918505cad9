interface Anchors {
  /** The ids of its sections. */
  ids: readonly string[];
  /** Its file below content/. Headings in it become ids, too. */
  words: string;
}

/** The fragments that links may use, such as /career#roles. A key that ends with a slash stands for the pages below it. */
export const anchors: Record<string, Anchors> = {
  '/': { words: 'pages/home', ids: ['about', 'offerings', 'process', 'testimonials', 'offices', 'faq', 'call'] },
  '/about': { words: 'pages/about', ids: ['values', 'team', 'achievements', 'call'] },
  '/services': { words: 'pages/services', ids: ['call'] },
  '/services/': { words: 'pages/service', ids: ['benefits', 'process', 'project', 'questions', 'call'] },
  '/contact': { words: 'pages/contact', ids: ['message-form', 'information'] },
  '/career': { words: 'pages/careers', ids: ['offers', 'roles', 'hiring', 'call'] },
  '/jobs/': { words: 'pages/job', ids: ['others'] },
  '/blog': { words: 'pages/blog', ids: ['articles', 'earlier', 'call'] },
  '/blog/': { words: 'pages/article', ids: [] },
};
