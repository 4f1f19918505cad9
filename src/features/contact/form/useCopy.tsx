import { useEffect, useState } from 'react';
import { copyResults } from '@/ui/CopyButton/strings';

/** As in CopyButton.script.ts, which shares no module with an island. */
const confirmationMs = 2500;

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
    try {
      await navigator.clipboard.writeText(text);
      setResult({ text: copyResults.done });
    } catch {
      setResult({ text: copyResults.failed });
    }
  };
  return { copy, copyLabel: <span aria-live="polite">{shownLabel}</span> };
}
