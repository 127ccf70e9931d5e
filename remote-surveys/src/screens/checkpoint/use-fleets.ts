import { isCallFailure } from '@portal/platform/http';
import { useSearchParams } from '@portal/platform/routing';
import { useCallback, useEffect, useState } from 'react';
import { lostLocations } from '../../reports/lost-locations.ts';
import { type Fleets, fleetsIn, isOfSome, noFleets } from './fleets.ts';

/** What a refusal of these fleets says to be gone, or not for this person any more. */
function lostOf(fleets: Fleets, error: unknown): Fleets {
  if (!isCallFailure(error) || error.code !== 'unknown_value') return noFleets;
  const locations = lostLocations(error);
  if (locations.length > 0) return { ...noFleets, locations };
  const account = fleets.accounts[Number(/^accounts\.(\d+)$/.exec(error.path)?.[1])];
  return account === undefined ? noFleets : { ...noFleets, accounts: [account] };
}

/** The fleets of the address without those that are lost, which a link of before may name. */
export function useFleets() {
  const [params] = useSearchParams();
  const [lost, setLost] = useState(noFleets);
  const chosen = fleetsIn(params);
  const chosenThat = (areLost: boolean): Fleets => ({
    accounts: chosen.accounts.filter((each) => lost.accounts.includes(each) === areLost),
    locations: chosen.locations.filter((each) => lost.locations.includes(each) === areLost),
  });
  const leaveOut = useCallback(
    ({ accounts, locations }: Fleets) =>
      setLost((before) => ({
        accounts: [...before.accounts, ...accounts],
        locations: [...before.locations, ...locations],
      })),
    [],
  );
  const fleets = chosenThat(false);
  // No fleet stands for all of them, and a choice that is lost whole does not.
  return {
    fleets,
    lost: chosenThat(true),
    isLostWhole: isOfSome(chosen) && !isOfSome(fleets),
    leaveOut,
  };
}

export type ShownFleets = ReturnType<typeof useFleets>;

/**
 * Leaves out what a refused list names as lost.
 *
 * @returns whether something is being left out, so that the list is asked for again
 */
export function useLosing({ fleets, leaveOut }: ShownFleets, error: unknown): boolean {
  const gone = lostOf(fleets, error);
  const isLosing =
    gone.accounts.length > 0 || gone.locations.some((id) => fleets.locations.includes(id));
  useEffect(() => {
    if (isLosing) leaveOut(gone);
  }, [isLosing, gone, leaveOut]);
  return isLosing;
}
