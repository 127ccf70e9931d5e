import { useSyncExternalStore } from 'react';

const small = () => matchMedia('(max-width: 48em)');

const subscribe = (changed: () => void) => {
  const query = small();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the screen is too small for the map. */
export const useIsSmall = (): boolean => useSyncExternalStore(subscribe, () => small().matches);
