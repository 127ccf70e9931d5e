import { readKept, useUser, writeKept } from '@portal/platform/session';
import { useCallback } from 'react';

const keyOf = (login: string) => `surveys/tire-inspection/${encodeURIComponent(login)}`;

/** The user's last selection in this browser, as a query string; null for none. */
export function useKeptSelection() {
  const key = keyOf(useUser()?.Login ?? '');
  const kept = readKept('browser', key);
  const keep = useCallback(
    (params: URLSearchParams) => void writeKept('browser', key, params.toString()),
    [key],
  );
  return { kept: typeof kept === 'string' && kept !== '' ? kept : null, keep };
}
