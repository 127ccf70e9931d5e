import type { ChosenYard, SpecConflicts } from '@portal/contract/admin';
import { useQuery } from '@portal/platform/query';
import { useState } from 'react';
import { conflictsQuery, type ProposedSpecs } from './specs.query.ts';

/** The choice of yards that lose their own specs when the fleet's are saved. */
export interface YardChoice {
  readonly conflicts: SpecConflicts | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  /** Request value; undefined for specs of a yard, or while the conflicts are loading. */
  readonly locations: ChosenYard[] | undefined;
  readonly isOverwritten: (locationId: number) => boolean;
  readonly choose: (locationIds: readonly number[], isOverwritten: boolean) => void;
}

const none: ReadonlySet<number> = new Set();

/** Starts over for each review: all yards keep their specs until chosen otherwise. */
export function useYardChoice(asked: ProposedSpecs, isAsking: boolean): YardChoice {
  const isFleet = asked.location_id === null;
  const { data, error, isFetching, refetch } = useQuery({
    ...conflictsQuery(asked),
    enabled: isFleet && isAsking,
  });
  const [chosen, setChosen] = useState({ asked, overwritten: none });
  const overwritten = chosen.asked === asked ? chosen.overwritten : none;
  // Cached conflicts may be outdated.
  const conflicts = isFetching ? undefined : data;
  return {
    conflicts,
    error: isFetching ? null : error,
    retry: () => void refetch(),
    locations: isFleet
      ? conflicts?.fleet_locations.map(({ location_id, revision }) => ({
          location_id,
          revision,
          is_overwritten: overwritten.has(location_id),
        }))
      : undefined,
    isOverwritten: (locationId) => overwritten.has(locationId),
    choose: (locationIds, isOverwritten) => {
      const next = new Set(overwritten);
      for (const id of locationIds) {
        if (isOverwritten) next.add(id);
        else next.delete(id);
      }
      setChosen({ asked, overwritten: next });
    },
  };
}
