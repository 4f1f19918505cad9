/** The RSS feed of the newest articles. */
export const feed = { path: '/rss.xml', type: 'application/rss+xml', items: 50 } as const;
