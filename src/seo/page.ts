import type { Article, Job, Service } from '@/content/queries';
import type { ContentPicture } from '@/pictures/contentPictures';
import type { Drawing } from '@/pictures/svg';

/** What a page is about: itself, or one entry of the content. */
type Subject =
  | { kind: 'page' }
  | { kind: 'service'; service: Service }
  | { kind: 'job'; job: Job }
  | { kind: 'article'; article: Article };

interface Described {
  /** The title in the browser tab. */
  title: string;
  description: string;
  /** The pages above it, the topmost first. */
  parents: readonly { name: string; path: string }[];
}

/** A page that a visitor can open. */
export type SitePage = Subject &
  Described & {
    path: string;
    /** What links call the page. */
    name: string;
    /** The day that an article or a job names. */
    lastModified?: Date | undefined;
    /** The words on the picture that a link preview shows. */
    sharing: { title: string; line: string };
    /** The drawing beside them. */
    plate: () => Drawing;
    /** A picture that the content names in place of the drawing. */
    named?: ContentPicture | undefined;
  };

/** A page that answers for every unknown address of a section: it has no address of its own and is not indexed. */
export interface NotFoundPage extends Described {
  kind: 'notFound';
}
