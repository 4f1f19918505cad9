import { fieldNames } from './fields';
import type { Values } from './message';

/** What the visitor has typed in this tab but not sent. */
export interface Draft {
  values: Values;
  /** The service that a link filled in, or an empty string once the visitor has chosen one. */
  preset: string;
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

/** Whether two drafts that were read, or none, are the same. */
export const isSameDraft = (one?: Draft, other?: Draft) => JSON.stringify(one) === JSON.stringify(other);
