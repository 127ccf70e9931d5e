import { useUser } from '@portal/platform/session';
import { useCallback, useEffect, useState } from 'react';
import { type KeptPlaces, readPlaces, withPin, withVisit, writePlaces } from './kept-places.ts';

/** The locations that the user has pinned or recently visited in this browser. */
export function usePlaces() {
  const login = useUser()?.Login ?? '';
  const [places, setPlaces] = useState(() => readPlaces(login));
  const change = useCallback(
    (to: (places: KeptPlaces) => KeptPlaces) => {
      const next = to(readPlaces(login));
      writePlaces(login, next);
      setPlaces(next);
    },
    [login],
  );
  const togglePin = useCallback((id: number) => change((before) => withPin(before, id)), [change]);
  const visit = useCallback((id: number) => change((before) => withVisit(before, id)), [change]);
  return { places, togglePin, visit };
}

/** Records a location as visited once it is on screen. */
export function useVisit(id: number | undefined, visit: (id: number) => void): void {
  useEffect(() => {
    if (id !== undefined) visit(id);
  }, [id, visit]);
}
