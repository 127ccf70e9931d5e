import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(max-width: 40em)');

const subscribe = (changed: () => void) => {
  const query = narrow();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether a table has room for two columns only. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow().matches);
