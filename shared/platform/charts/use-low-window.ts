import { useSyncExternalStore } from 'react';

const lowWindow = () => matchMedia('(max-height: 50em)');

const subscribe = (changed: () => void) => {
  const query = lowWindow();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

const isLow = () => lowWindow().matches;

/** Whether the window is as low as that of a small notebook. */
export const useLowWindow = (): boolean => useSyncExternalStore(subscribe, isLow);
