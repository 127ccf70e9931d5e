import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReportSource } from '../source/report-source.ts';
import { filterNames } from './filter-names.query.ts';

/** Removes cached filter names of other accounts, so that a new account starts fresh. */
export function useOwnNames({ name }: Pick<ReportSource, 'name'>, account: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const ofArea = [...filterNames, name];
    client.removeQueries({
      queryKey: ofArea,
      predicate: ({ queryKey }) => queryKey[ofArea.length] !== account,
    });
  }, [client, name, account]);
}
