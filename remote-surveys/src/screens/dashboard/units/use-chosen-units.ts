import { surveyLimits } from '@portal/contract/fleet-surveys';
import { useState } from 'react';

/** The chosen units of a list, across its pages, up to the maximum of one call. */
export function useChosenUnits() {
  const [ids, setIds] = useState<readonly number[]>([]);
  return {
    ids,
    isFull: ids.length >= surveyLimits.unitsAtOnce,
    choose: (unitId: number, isChosen: boolean) =>
      setIds((now) => {
        const others = now.filter((id) => id !== unitId);
        return isChosen ? [...others, unitId] : others;
      }),
    clear: () => setIds([]),
  };
}

export type ChosenUnits = ReturnType<typeof useChosenUnits>;
