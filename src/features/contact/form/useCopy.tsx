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
    const writing = navigator.clipboard?.writeText(text);
    const isCopied = await writing?.then(() => true).catch(() => false);
    setResult({ text: isCopied ? copyResults.done : copyResults.failed });
  };
  return { copy, copyLabel: <span aria-live="polite">{shownLabel}</span> };
}
