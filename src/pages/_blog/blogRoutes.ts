import type { AstroIntegration } from 'astro';
import { showsDrafts } from '../../config/drafts.ts';
import { feed } from '../../config/feed.ts';
import { routes } from '../../config/routes.ts';
import { hasArticle, today } from '../../content/days.ts';
import { readProject } from '../../content/load.ts';

/** Adds the blog and its feed if there are articles. In `astro dev` always, because an article may be added. */
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
