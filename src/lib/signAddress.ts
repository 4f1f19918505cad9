/** The name of the drawing that stands beside a page in the search, by the address of the page: sign-services-web-dev. */
export const signName = (path: string) => `sign${path}`.replaceAll('/', '-');

/** Where its file is. */
export const signAddress = (path: string) => `/drawings/${signName(path)}.svg`;
