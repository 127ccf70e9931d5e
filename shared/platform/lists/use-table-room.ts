import type { TableRoom } from '@portal/contract/wire';
import { useSyncExternalStore } from 'react';

const phone = () => matchMedia('(max-width: 40em)');
const tablet = () => matchMedia('(max-width: 64em)');

const subscribe = (changed: () => void) => {
  const queries = [phone(), tablet()];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
};

const room = (): TableRoom => {
  if (phone().matches) return 'phone';
  return tablet().matches ? 'tablet' : 'desktop';
};

/** Returns the room for a table on this screen, updated when it is resized. */
export const useTableRoom = (): TableRoom => useSyncExternalStore(subscribe, room);
