import { isCallFailure } from '@portal/platform/http';
import { useTakenSets } from '@portal/platform/offline';
import { useMutation } from '@portal/platform/query';
import { useState } from 'react';
import { remote } from '../device/entry/survey-entry.ts';
import {
  cacheForOffline,
  type OfflineSubject,
  removeOfflineCopy,
  setNameOf,
} from '../device/taking/cache-for-offline.ts';

/** The cached copy of a location or a survey, with functions to create and remove it. */
export function useOfflineCopy(taking: OfflineSubject) {
  const id = setNameOf(taking);
  const taken = useTakenSets(remote).find((set) => set.id === id) ?? null;
  const [share, setShare] = useState(0);
  const take = useMutation({ mutationFn: () => cacheForOffline(taking, setShare) });
  const leave = useMutation({ mutationFn: () => removeOfflineCopy(taking) });
  return {
    taken,
    take: () => {
      setShare(0);
      take.mutate();
    },
    leave: () => leave.mutate(),
    /** Progress from 0 to 1; null while nothing is being cached. */
    share: take.isPending ? share : null,
    error: take.error ?? leave.error,
    dismiss: () => {
      take.reset();
      leave.reset();
    },
  };
}

/** Number of units, if there are too many to cache; null for other failures. */
export const excessUnitCount = (error: unknown): number | null =>
  isCallFailure(error) && error.code === 'limit_reached' ? Number(error.details.units) : null;
