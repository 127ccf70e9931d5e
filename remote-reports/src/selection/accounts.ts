import { mostAccounts, type SelectedAccount } from '@portal/contract/analysis-reports';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@portal/platform/query';
import { call } from '../calls.ts';
import { type ChosenRecords, useChosenRecords } from './chosen-records.ts';

/** Path prefix of the calls of a report with an account filter. */
export type SelectionPrefix =
  | 'fleet_conditions'
  | 'product_analysis_report'
  | 'product_wear_rate_report'
  | 'scrap_analysis_report';

export type ChosenAccounts = ChosenRecords<SelectedAccount>;

/** Maximum number of accounts offered for a typed keyword. */
const mostOffered = 100;
const fresh = 5 * 60_000;

const namedQuery = (prefix: SelectionPrefix, ids: readonly number[]) =>
  queryOptions({
    queryKey: [prefix, 'accounts', ids],
    queryFn: async ({ signal }) =>
      (await call(`GET ${prefix}/select_account_ids`, { query: { ids: ids.join('.') }, signal }))
        .accounts,
    staleTime: fresh,
  });

/** The accounts offered for a typed keyword. */
export const offeredQuery = (prefix: SelectionPrefix, keyword: string) =>
  queryOptions({
    queryKey: [prefix, 'offered accounts', keyword],
    queryFn: async ({ signal }) => {
      const page = { page_number: 1, page_size: mostOffered };
      const body = { account_ids: [], ...(keyword !== '' && { keyword }), ...page };
      return (await call(`POST ${prefix}/select_accounts`, { body, signal })).accounts;
    },
    staleTime: fresh,
    placeholderData: keepPreviousData,
  });

/** Returns the accounts named by the address under `accounts`, as far as the user may see them. */
export function useChosenAccounts(prefix: SelectionPrefix): ChosenAccounts {
  const client = useQueryClient();
  const idOf = ({ account_id }: SelectedAccount) => account_id;
  return useChosenRecords({
    key: 'accounts',
    most: mostAccounts,
    idOf,
    useNamed: (ids) => useQuery({ ...namedQuery(prefix, ids), enabled: ids.length > 0 }).data,
    know: (rows) => client.setQueryData(namedQuery(prefix, rows.map(idOf)).queryKey, [...rows]),
  });
}
