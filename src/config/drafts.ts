/** Whether this build shows what is not yet online: the preview of drafts, which no search engine may index. */
export const showsDrafts = () => process.env.SHOW_DRAFTS === '1';
