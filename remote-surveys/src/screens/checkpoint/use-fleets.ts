import { isCallFailure } from '@portal/platform/http';
import { useSearchParams } from '@portal/platform/routing';
import { useCallback, useEffect, useState } from 'react';
import { lostLocations } from '../../reports/lost-locations.ts';
import { type Fleets, fleetsIn, hasChosenFleets, noFleets } from './fleets.ts';

/**
 * The fleets that, according to a refusal, no longer exist or may no longer be seen by the user.
 */
function lostOf(fleets: Fleets, error: unknown): Fleets {
  if (!isCallFailure(error) || error.code !== 'unknown_value') return noFleets;
  const locations = lostLocations(error);
  if (locations.length > 0) return { ...noFleets, locations };
  const account = fleets.accounts[Number(/^accounts\.(\d+)$/.exec(error.path)?.[1])];
  return account === undefined ? noFleets : { ...noFleets, accounts: [account] };
}

/** The fleets in the address, without lost ones, which an old link may name. */
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
  // No fleets means all of them, so that a choice that is entirely lost needs its own flag.
  return {
    fleets,
    lost: chosenThat(true),
    isLostWhole: hasChosenFleets(chosen) && !hasChosenFleets(fleets),
    leaveOut,
  };
}

export type ShownFleets = ReturnType<typeof useFleets>;

/**
 * Drops the fleets that a refused list names as lost.
 *
 * @returns whether any are being dropped, so that the list is fetched again
 */
export function useDropLostFleets({ fleets, leaveOut }: ShownFleets, error: unknown): boolean {
  const gone = lostOf(fleets, error);
  const isLosing =
    gone.accounts.length > 0 || gone.locations.some((id) => fleets.locations.includes(id));
  useEffect(() => {
    if (isLosing) leaveOut(gone);
  }, [isLosing, gone, leaveOut]);
  return isLosing;
}
