import { useEffect, useState } from 'react';
import { confirmationMs } from '@/ui/CopyButton/confirmationMs';
import { copyResults } from '@/ui/CopyButton/strings';
import { copyText } from '@/lib/copyText';

/** Copies a text. For a while the label confirms it, or says what to do if the clipboard is not available. */
export function useCopy(label: string) {
  const [result, setResult] = useState<{ text: string }>();
  const shownLabel = result?.text ?? label;
  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (text: string) => {
    setResult({ text: (await copyText(text)) ? copyResults.done : copyResults.failed });
  };
  return { copy, copyLabel: <span aria-live="polite">{shownLabel}</span> };
}
