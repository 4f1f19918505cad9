/** What the visitor chose earlier, if it is one of the choices that exist. */
export function recall<Choice extends string>(key: string, choices: readonly Choice[]): Choice | undefined {
  try {
    const stored = localStorage.getItem(key);
    return choices.find((choice) => choice === stored);
  } catch {
    // Storage is blocked: nothing can have been chosen.
    return undefined;
  }
}

/** Keeps a choice for the next page. */
export function remember(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is blocked or full: the choice holds for this page.
  }
}

/** Calls back when the visitor may have chosen elsewhere: in another tab, or on a page that lay over this one. */
export function onReturn(callback: () => void): void {
  addEventListener('storage', callback);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
  document.addEventListener('prerenderingchange', callback);
}
