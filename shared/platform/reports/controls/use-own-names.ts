import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReportArea } from '../area/report-area.ts';
import { filterNames } from './filter-names.query.ts';

/** Forgets the names that filters of an area offered of other accounts: a new account starts over. */
export function useOwnNames({ name }: Pick<ReportArea, 'name'>, account: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const ofArea = [...filterNames, name];
    client.removeQueries({
      queryKey: ofArea,
      predicate: ({ queryKey }) => queryKey[ofArea.length] !== account,
    });
  }, [client, name, account]);
}
