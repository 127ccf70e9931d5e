import { mostAccounts, type SelectedAccount } from '@portal/contract/analysis-reports';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@portal/platform/query';
import { call } from '../calls.ts';
import { type Chosen, useChosen } from './chosen.ts';

/** Of the calls of a report whose accounts are chosen. */
export type SelectionPrefix =
  | 'fleet_conditions'
  | 'product_analysis_report'
  | 'product_wear_rate_report'
  | 'scrap_analysis_report';

export type ChosenAccounts = Chosen<SelectedAccount>;

/** Accounts that are offered for what was typed. */
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

/** The accounts that are offered for what was typed. */
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

/** The accounts that the address names under `accounts`, as far as the reader sees them. */
export function useChosenAccounts(prefix: SelectionPrefix): ChosenAccounts {
  const client = useQueryClient();
  const idOf = ({ account_id }: SelectedAccount) => account_id;
  return useChosen({
    key: 'accounts',
    most: mostAccounts,
    idOf,
    useNamed: (ids) => useQuery({ ...namedQuery(prefix, ids), enabled: ids.length > 0 }).data,
    know: (rows) => client.setQueryData(namedQuery(prefix, rows.map(idOf)).queryKey, [...rows]),
  });
}
