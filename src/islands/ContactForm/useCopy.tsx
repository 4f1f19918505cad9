import { useState } from 'react';
import type { ContactFormWords } from './words';

/** Copies a text. The label then confirms it, or says what to do if the clipboard is not available. */
export function useCopy(label: string, { copied, copyFailed }: ContactFormWords['failure']) {
  const [shownLabel, setShownLabel] = useState(label);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setShownLabel(copied);
    } catch {
      setShownLabel(copyFailed);
    }
  };
  return { copy, copyLabel: <span aria-live="polite">{shownLabel}</span> };
}
