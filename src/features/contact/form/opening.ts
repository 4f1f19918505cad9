// What the form opens with. A link fills in a service and a subject, which follow the newest link. What the visitor typed or
// chose stays, unless the address of a link names another service. Nothing here reads the page, its address or the storage.

import type { Draft } from './draft';
import type { FieldName } from './fields';
import { empty, isEqual, mapFields, type Values } from './message';
import { type Link, type Subjects, withSubject } from './preset';

/** What fills the fields, and the service that a link filled in. */
type Filled = Omit<Draft, 'sending'>;

const nothing: Filled = { values: empty, preset: '' };

function followLink(filled: Filled, { service, isRequested, subject }: Link, subjects: Subjects): Filled {
  const { values, preset } = filled;
  const isChosen = values.service !== '' && values.service !== preset;
  const isThere = service === values.service && !subject;
  if (!service || isThere || (isChosen && !isRequested)) return filled;
  const message = withSubject(values.message, subject, subjects);
  return { values: { ...values, service, message }, preset: service };
}

/** What a link fills into an empty form. */
export const fillEmpty = (link: Link, subjects: Subjects) => followLink(nothing, link, subjects);

export interface Opening {
  /** What the fields hold, or, of a page that finds a draft, what was typed before hydration. */
  shown: Values;
  /** The draft that this page last used. */
  known: Draft | undefined;
  /** The draft of the tab. A later page may have changed or sent it. */
  draft: Draft | undefined;
  link: Link;
  /** Whether the visitor has just followed the link. On reload, back and forward it changes no draft. */
  isNew: boolean;
}

export function openForm({ shown, known, draft, link, isNew }: Opening, subjects: Subjects): Filled {
  const before = known?.values ?? fillEmpty(link, subjects).values;
  const stored = draft ?? nothing;
  // Text that was never stored stays.
  const isStored = (name: FieldName) => !shown[name] || shown[name] === before[name];
  const values = mapFields((name) => (isStored(name) ? stored.values[name] : shown[name]));
  const filled = { values, preset: values.service === stored.preset ? stored.preset : '' };
  // A draft that may have been sent stays as it is.
  if (draft && (draft.sending || !isNew)) return filled;
  // A service that was chosen on this page is newer than the link to it.
  return followLink(filled, { ...link, isRequested: link.isRequested && isStored('service') }, subjects);
}

/** Whether the visitor has changed what a link filled in. */
export function isDraft({ values, preset }: Filled, link: Link, subjects: Subjects): boolean {
  const opened = fillEmpty(link, subjects);
  const isUntouched = isEqual(values, opened.values) && preset === opened.preset;
  return !isUntouched && !isEqual(values, empty);
}
