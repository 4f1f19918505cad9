import { fieldNames, type Values } from './message';

/** What the visitor has typed in this tab and not sent yet. */
export interface Draft {
  values: Values;
  /** It was being sent when it was saved. */
  sending: boolean;
}

const key = 'contact-draft';

/** Storage may be forbidden, full or spoiled; then there is no draft, and nothing else changes. */
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

/** Returns the draft if it could be stored. */
export const writeDraft = (draft: Draft) =>
  attempt(() => {
    sessionStorage.setItem(key, JSON.stringify(draft));
    return draft;
  });

export const removeDraft = () => attempt(() => sessionStorage.removeItem(key));
