import { empty, type Values } from './message';
import { formStrings } from './strings';

/** What links to the form can name. The texts of examples and projects are those of the content. */
export interface Subjects {
  services: readonly { id: string; title: string; examples?: readonly string[] | undefined }[];
  projects: readonly { id: string; subject: string }[];
}

/** The path of the page of this site that the visitor came from, or else of this page. */
export function previousPath(): string {
  const previous = new URL(document.referrer || location.href);
  return previous.origin === location.origin ? previous.pathname : location.pathname;
}

/** The first line of a message, and an empty one. */
const toFirstLines = (subject: string) => `${formStrings.about(subject)}\n\n`;

/**
 * What the form opens with: the service that the query or the page before names, and in the message the example or project that
 * the query names, such as ?service=web-dev&example=2. No text of the address is used.
 */
export function findPreset({ services, projects }: Subjects): Values {
  const query = new URLSearchParams(location.search);
  const requestedId = query.get('service');
  const previousId = /^\/services\/([^/]+)$/.exec(previousPath())?.[1];
  const service = services.find(({ id }) => id === (requestedId ?? previousId));
  const requested = services.find(({ id }) => id === requestedId);
  const example = requested?.examples?.[Number(query.get('example')) - 1];
  const subject = example ?? projects.find(({ id }) => id === query.get('project'))?.subject;
  return { ...empty, service: service?.title ?? '', message: subject === undefined ? '' : toFirstLines(subject) };
}

/** The message with other first lines: what the visitor wrote stays, the subject of another link does not. */
export function withFirstLines(message: string, lines: string, { services, projects }: Subjects): string {
  const examples = services.flatMap((service) => service.examples ?? []);
  const subjects = [...examples, ...projects.map(({ subject }) => subject)];
  const [first = '', ...others] = message.split('\n');
  if (!subjects.some((subject) => formStrings.about(subject) === first.trimEnd())) return lines + message;
  return lines + others.join('\n').replace(/^\n+/, '');
}

/** Whether the visitor followed a link, and neither reloaded the page nor went back to it. */
export function isOpenedByLink(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}
