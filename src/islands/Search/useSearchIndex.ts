import { useEffect, useState } from 'react';
import { loadSearchIndex, type SearchIndex } from './loadSearchIndex';

export type IndexState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; index: SearchIndex };

/** Loads the index when the search is opened. After a failure, `retry` or opening the search again tries again. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per opening
  useEffect(() => {
    load();
  }, [openings]);

  return [indexState, load];
}
