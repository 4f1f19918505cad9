/** Options of GitHub Flavored Markdown: 5~10 and 3~7 have no tildes around deleted words. */
export const gfmOptions = { singleTilde: false };
