import { fieldNames } from './fields';
import { isEqual, type Values } from './message';

export interface Filled {
  values: Values;
  /** The service that a link filled in, or an empty string once the visitor has chosen one. */
  preset: string;
}

/** What the visitor has typed in this tab but not sent. */
export interface Draft extends Filled {
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
  return isComplete ? { preset: '', ...stored } : undefined;
}

export const writeDraft = (draft: Draft) => attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));

export const removeDraft = () => attempt(() => sessionStorage.removeItem(key));

/** Whether two drafts of the tab, or none, are the same. */
export function isSameDraft(one: Draft | undefined, other: Draft | undefined): boolean {
  if (!one || !other) return one === other;
  return isEqual(one.values, other.values) && one.preset === other.preset && one.sending === other.sending;
}
