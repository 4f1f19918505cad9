import { useEffect, useState } from 'react';
import { loadSearchIndex, type SearchIndex } from './loadSearchIndex';

export type IndexState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; index: SearchIndex };

/** The index, which is loaded when the search is opened; where that failed, the next opening or `retry` tries again. */
export function useSearchIndex(openings: number): [IndexState, retry: () => void] {
  const [indexState, setIndexState] = useState<IndexState>({ state: 'loading' });

  const load = async () => {
    setIndexState((current) => (current.state === 'ready' ? current : { state: 'loading' }));
    try {
      setIndexState({ state: 'ready', index: await loadSearchIndex() });
    } catch {
      setIndexState({ state: 'failed' });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    load();
  }, [openings]);

  return [indexState, load];
}
