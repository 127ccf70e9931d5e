import { readKept, useUser, writeKept } from '@portal/platform/session';
import { useCallback } from 'react';

const keyOf = (login: string) => `surveys/tire-inspection/${encodeURIComponent(login)}`;

/** What the user chose last in this browser, as the query of an address; null for nothing. */
export function useKeptSelection() {
  const key = keyOf(useUser()?.Login ?? '');
  const kept = readKept('browser', key);
  const keep = useCallback(
    (params: URLSearchParams) => void writeKept('browser', key, params.toString()),
    [key],
  );
  return { kept: typeof kept === 'string' && kept !== '' ? kept : null, keep };
}
