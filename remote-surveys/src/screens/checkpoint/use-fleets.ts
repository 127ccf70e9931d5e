import { isCallFailure } from '@portal/platform/http';
import { useSearchParams } from '@portal/platform/routing';
import { useCallback, useEffect, useState } from 'react';
import { lostLocations } from '../../reports/lost-locations.ts';
import { type Fleets, fleetsIn } from './fleets.ts';

/** What a refusal of these fleets says to be gone, or not for this person any more. */
function lostOf(fleets: Fleets, error: unknown): Fleets {
  if (!isCallFailure(error) || error.code !== 'unknown_value') return none;
  const locations = lostLocations(error);
  if (locations.length > 0) return { ...none, locations };
  const account = fleets.accounts[Number(/^accounts\.(\d+)$/.exec(error.path)?.[1])];
  return account === undefined ? none : { ...none, accounts: [account] };
}

const none: Fleets = { accounts: [], locations: [] };

/** The fleets of the address without those that are lost, which a link of before may name. */
export function useFleets() {
  const [params] = useSearchParams();
  const [lost, setLost] = useState(none);
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
  return { fleets: chosenThat(false), lost: chosenThat(true), leaveOut };
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
