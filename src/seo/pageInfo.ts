// What search engines, link previews and lists of pages say about a page. Each page describes itself in its feature.

import type { Thing } from 'schema-dts';
import { breadcrumbStrings } from '@/ui/Breadcrumb/strings';
import { getSite } from '@/content/site';
import type { PictureChoice } from '@/drawings/pictureChoices';
import { routes } from '@/lib/routes';

interface Crumb {
  name: string;
  path: string;
}

/** A page that a visitor can open. */
export interface PageInfo extends Crumb {
  /** The title in the browser tab. */
  title: string;
  description: string;
  /** Its breadcrumbs, the home page first. */
  parents: readonly Crumb[];
  /** The date in an article or a job. */
  modified?: Date | undefined;
  /** The text in the picture of a link preview, and the picture beside it, which may be left to the preview. */
  sharing: { title: string; line: string };
  picture?: PictureChoice | undefined;
}

/** What a page has in its head. */
export interface PageHead extends PageInfo {
  /** Structured data besides its breadcrumbs. */
  things?: readonly Thing[];
  /** Of an article. A draft has no day. */
  article?: { published: Date | undefined };
  /** The file of its largest picture, if the browser should load it first. */
  preload?: string | undefined;
}

/** The name of a page in the navigation, if it is there. */
async function nameInNavigation(path: string): Promise<string | undefined> {
  const { navigation } = await getSite();
  return navigation.find(({ href }) => href === path)?.label;
}

/** What the pages of entries call the page above them. */
const parentNames: Record<string, string> = {
  [routes.services]: breadcrumbStrings.services,
  [routes.careers]: breadcrumbStrings.careers,
  [routes.blog]: breadcrumbStrings.blog,
};

/** The home page and the page at a path, as breadcrumbs. The navigation may leave out both. */
export async function getBreadcrumbs(path: string = routes.home): Promise<Crumb[]> {
  const { name: company } = await getSite();
  const paths = path === routes.home ? [path] : [routes.home, path];
  const nameOf = async (at: string) => (await nameInNavigation(at)) ?? parentNames[at] ?? company;
  return Promise.all(paths.map(async (at) => ({ path: at, name: await nameOf(at) })));
}

type Head = Pick<PageInfo, 'title' | 'description' | 'sharing'>;

/** A page with a file in content/pages. */
export async function getFixedInfo(
  path: string,
  { title, description, sharing }: Head,
  picture?: PictureChoice,
): Promise<PageInfo> {
  const name = (await nameInNavigation(path)) ?? title;
  const parents = path === routes.home ? [] : await getBreadcrumbs();
  return { path, name, title, description, parents, sharing, picture };
}

/** A not-found page; `parent` is the path of the page above it. */
export async function getNotFoundInfo(
  { title, description }: Pick<PageInfo, 'title' | 'description'>,
  parent?: string,
) {
  const { name } = await getSite();
  return { title: `${title} | ${name}`, description, parents: await getBreadcrumbs(parent) };
}
