import { useState } from 'react';
import { copyResults } from '@/ui/CopyButton/strings';
import { copyText } from '@/lib/copyText';

/** Copies a text. The label then confirms it, or says what to do if the clipboard is not available. */
export function useCopy(label: string) {
  const [shownLabel, setShownLabel] = useState(label);
  const copy = async (text: string) => {
    setShownLabel((await copyText(text)) ? copyResults.done : copyResults.failed);
  };
  return { copy, copyLabel: <span aria-live="polite">{shownLabel}</span> };
}
