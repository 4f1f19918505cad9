/** Before the titles of entries that are not online, in previews. */
export const previewStrings = {
  draft: 'Draft',
  scheduled: (date: string) => `Goes online ${date}`,
  closed: 'Closed',
};
