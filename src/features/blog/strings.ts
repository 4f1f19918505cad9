export const blogStrings = {
  readMore: 'Read More',
  readingTime: (minutes: number) => `${minutes} min read`,
  earlier: 'Earlier articles',
  none: 'There are no articles yet.',
  feed: 'Follow new articles by RSS',
};
