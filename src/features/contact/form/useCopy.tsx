import { useState } from 'react';
import { copyText } from '@/lib/copyText';
import { formStrings } from './strings';

/** Copies a text. The label then confirms it, or says what to do if the clipboard is not available. */
export function useCopy(label: string) {
  const { copied, copyFailed } = formStrings.failure;
  const [shownLabel, setShownLabel] = useState(label);
  const copy = async (text: string) => {
    setShownLabel((await copyText(text)) ? copied : copyFailed);
  };
  return { copy, copyLabel: <span aria-live="polite">{shownLabel}</span> };
}
