import { type LocationsPage, locationsList } from '@portal/contract/fleet-surveys';
import { useMemo, useState } from 'react';
import { listOfTypes, shownTypes } from './shown-types.ts';

/**
 * The list of locations with the account types allowed by the last answer; all before the first
 * one.
 */
export function useShownTypes() {
  const [types, setTypes] = useState<ReturnType<typeof shownTypes> | null>(null);
  const definition = useMemo(() => (types ? listOfTypes(types) : locationsList), [types]);
  function see(answer: LocationsPage | undefined) {
    if (!answer) return;
    const shown = shownTypes(answer);
    if (String(shown) !== String(types)) setTypes(shown);
  }
  return { definition, see };
}
