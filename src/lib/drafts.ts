/** Whether this build shows drafts and scheduled entries: a preview, which must not be indexed. */
export const showsDrafts = () => process.env.SHOW_DRAFTS === '1';
