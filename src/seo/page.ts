import type { Article, Job, Service } from '@/content/queries';
import type { ContentPicture } from '@/pictures/contentPictures';
import type { Drawing } from '@/pictures/picture';

/** The entry that a page shows, if any. */
type Subject =
  | { kind: 'page' }
  | { kind: 'service'; service: Service }
  | { kind: 'job'; job: Job }
  | { kind: 'article'; article: Article };

interface Described {
  /** The title in the browser tab. */
  title: string;
  description: string;
  /** Its breadcrumbs, the home page first. */
  parents: readonly { name: string; path: string }[];
}

/** A page that a visitor can open. */
export type SitePage = Subject &
  Described & {
    path: string;
    /** Its name in navigation and breadcrumbs. */
    name: string;
    /** The date in an article or a job. */
    lastModified?: Date | undefined;
    /** The text in the picture of a link preview. */
    sharing: { title: string; line: string };
    /** The drawing in that picture. */
    plate: () => Drawing;
    /** A picture from the content, used instead of the drawing. */
    image?: ContentPicture | undefined;
  };

/** Shown for every unknown address of a section. It has no address of its own and is not indexed. */
export interface NotFoundPage extends Described {
  kind: 'notFound';
}
