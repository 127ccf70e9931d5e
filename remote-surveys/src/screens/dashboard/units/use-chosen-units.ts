import { surveyLimits } from '@portal/contract/fleet-surveys';
import { useState } from 'react';

/** The units of a list that are chosen, also on pages that are not shown: as many as one call takes. */
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
