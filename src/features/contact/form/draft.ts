import { empty, type FieldName, fieldNames, isEqual, mapFields, type Values } from './message';

/** What the visitor has typed in this tab but not sent. */
export interface Draft {
  values: Values;
  /** Whether the message was being sent when the draft was saved. */
  sending: boolean;
}

const key = 'contact-draft';

/** Storage may be blocked, full or corrupt. Then there is no draft. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function readDraft(): Draft | undefined {
  const stored = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? ''));
  const isComplete = fieldNames.every((name) => typeof stored?.values?.[name] === 'string');
  return isComplete ? stored : undefined;
}

export const writeDraft = (draft: Draft) => attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));

export const removeDraft = () => attempt(() => sessionStorage.removeItem(key));

/**
 * What the form shows after a later page of the tab has changed or sent the draft, or undefined if none has. `known` is the
 * draft that this page last used, and `preset` is what it opened with. Text that was never stored stays.
 */
export function syncDraft(
  shown: Values,
  known: Draft | undefined,
  draft: Draft | undefined,
  preset: Values,
): Values | undefined {
  if (isEqual(draft?.values ?? empty, known?.values ?? empty)) return undefined;
  const before = known?.values ?? preset;
  const after = draft?.values ?? preset;
  const isStored = (name: FieldName) => !shown[name] || shown[name] === before[name];
  return mapFields((name) => (isStored(name) ? after[name] : shown[name]));
}
