import { useQueryClient } from '@portal/platform/query';
import { useEffect } from 'react';
import { filterNames } from './filter-names.query.ts';

/** Forgets the names that filters offered of other accounts: a new account starts over. */
export function useOwnNames(account: string): void {
  const client = useQueryClient();
  useEffect(() => {
    client.removeQueries({
      queryKey: filterNames,
      predicate: ({ queryKey }) => queryKey[filterNames.length] !== account,
    });
  }, [client, account]);
}
