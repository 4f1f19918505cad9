import type { AstroIntegration } from 'astro';
import { showsDrafts } from '../../config/drafts.ts';
import { feed } from '../../config/feed.ts';
import { routes } from '../../config/routes.ts';
import { hasArticle, today } from '../../content/days.ts';
import { readProject } from '../../content/load.ts';

/** The blog and its feed, which a site without articles does not have. In `astro dev` an article may still be added. */
export const blogRoutes = (): AstroIntegration => ({
  name: 'blog-routes',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      const { entries, documents } = readProject();
      const isBuilt = hasArticle(entries, { day: today(documents.site?.timeZone), drafts: showsDrafts() });
      if (command === 'build' && !isBuilt) return;
      injectRoute({ pattern: routes.blog, entrypoint: './src/pages/_blog/blog.astro' });
      injectRoute({ pattern: feed.path, entrypoint: './src/pages/_blog/rss.xml.ts' });
    },
  },
});
