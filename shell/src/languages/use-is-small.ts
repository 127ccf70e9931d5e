import { useSyncExternalStore } from 'react';

const small = () => matchMedia('(max-width: 48em)');

const subscribe = (changed: () => void) => {
  const query = small();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the screen has no room for the map. */
export const useIsSmall = (): boolean => useSyncExternalStore(subscribe, () => small().matches);
