import { formStrings } from './strings';

/** What links to the form can name. The texts of examples and projects are those of the content. */
export interface Subjects {
  services: readonly { id: string; title: string; examples?: readonly string[] | undefined }[];
  projects: readonly { id: string; subject: string }[];
}

/** What the link to this page names. Empty strings for nothing. */
export interface Link {
  /** The title of the service that the address or the page before names. */
  service: string;
  /** Whether the address names the service. */
  isRequested: boolean;
  /** The example or project that the address names. */
  subject: string;
}

/** The path of the page of this site that the visitor came from, or else of this page. */
export function previousPath(): string {
  const previous = new URL(document.referrer || location.href);
  return previous.origin === location.origin ? previous.pathname : location.pathname;
}

/** Reads an address such as ?service=web-dev&example=2. No text of the address is used. */
export function readLink({ services, projects }: Subjects): Link {
  const query = new URLSearchParams(location.search);
  const requested = services.find(({ id }) => id === query.get('service'));
  if (requested) {
    const example = requested.examples?.[Number(query.get('example')) - 1];
    const project = projects.find(({ id }) => id === query.get('project'));
    return { service: requested.title, isRequested: true, subject: example ?? project?.subject ?? '' };
  }
  const previousId = /^\/services\/([^/]+)$/.exec(previousPath())?.[1];
  const previous = services.find(({ id }) => id === previousId);
  return { service: previous?.title ?? '', isRequested: false, subject: '' };
}

/** Whether the visitor followed a link, and neither reloaded the page nor went back to it. */
export function isOpenedByLink(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** The message with a subject in its first line. What the visitor wrote stays, the subject of another link does not. */
export function withSubject(message: string, subject: string, { services, projects }: Subjects): string {
  const examples = services.flatMap((service) => service.examples ?? []);
  const subjects = [...examples, ...projects.map((project) => project.subject)];
  const [first = '', ...others] = message.split('\n');
  const hasSubject = subjects.some((known) => formStrings.about(known) === first.trimEnd());
  const written = hasSubject ? others.join('\n').replace(/^\n+/, '') : message;
  return subject ? `${formStrings.about(subject)}\n\n${written}` : written;
}
