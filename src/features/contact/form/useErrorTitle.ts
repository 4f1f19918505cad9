import { useEffect } from 'react';
import { formStrings } from './strings';

/** Marks the title of the page while fields have errors. */
export function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return;
    const { title } = document;
    document.title = formStrings.invalidTitle(title);
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}
