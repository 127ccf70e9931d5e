import { isCallFailure } from '@portal/platform/http';
import { useTakenSets } from '@portal/platform/offline';
import { useMutation } from '@portal/platform/query';
import { useState } from 'react';
import { remote } from '../device/entry/survey-entry.ts';
import { leaveBehind, setOf, type Taking, takeAlong } from '../device/taking/take-along.ts';

/** What was taken along of a yard or a survey, and how that is done. */
export function useTakeAlong(taking: Taking) {
  const id = setOf(taking);
  const taken = useTakenSets(remote).find((set) => set.id === id) ?? null;
  const [share, setShare] = useState(0);
  const take = useMutation({ mutationFn: () => takeAlong(taking, setShare) });
  const leave = useMutation({ mutationFn: () => leaveBehind(taking) });
  return {
    taken,
    take: () => {
      setShare(0);
      take.mutate();
    },
    leave: () => leave.mutate(),
    /** From 0 to 1; null while nothing is being taken along. */
    share: take.isPending ? share : null,
    error: take.error ?? leave.error,
    dismiss: () => {
      take.reset();
      leave.reset();
    },
  };
}

/** More units than a device takes along; null for other failures. */
export const tooMany = (error: unknown): number | null =>
  isCallFailure(error) && error.code === 'limit_reached' ? Number(error.details.units) : null;
