import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** Key prefix of all queries of the report. */
export const history = ['unit history'] as const;

const fresh = 5 * 60_000;

export const accountsKey = [...history, 'accounts'] as const;

/** Returns the accounts offered for a typed keyword. */
export const findAccounts = async (keyword: string, signal: AbortSignal) => {
  const query = keyword === '' ? {} : { keyword };
  return (await call('GET unit_history_report/get_accounts', { query, signal })).accounts;
};

/** The account with a number, if the user may see it. */
export const namedAccountQuery = (account: string) =>
  queryOptions({
    queryKey: [...accountsKey, { account }],
    queryFn: async ({ signal }) =>
      (await call('GET unit_history_report/get_accounts', { query: { account }, signal })).accounts,
    staleTime: fresh,
  });

/** The units of an account offered for a typed keyword. */
export const offeredUnitsQuery = (account: string, keyword: string) =>
  queryOptions({
    queryKey: [...history, 'numbers', account, keyword],
    queryFn: async ({ signal }) =>
      (
        await call('POST unit_history_report/get_unit_numbers', {
          body: { account, keyword },
          signal,
        })
      ).unit_numbers,
    staleTime: fresh,
  });
