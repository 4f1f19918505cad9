import type { MiddlewareHandler } from 'astro';

/** In `astro dev` every page shows the errors of the content; a build has stopped at them. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  if (import.meta.env.DEV) {
    // At each request, because Astro keeps this module, and would keep the content of its first request with it.
    const { requireNoContentErrors } = await import('@/content/queries');
    await requireNoContentErrors();
  }
  return next();
};
