import { queryOptions } from '@portal/platform/query';
import { call } from '../../../calls.ts';
import { specs } from '../specs.query.ts';

/** A yard with all its fields, reloaded each time it is opened. */
export const yardQuery = (account: string, location: number) =>
  queryOptions({
    queryKey: [...specs, 'yard', account, location],
    queryFn: ({ signal }) =>
      call('POST manage_specs/get_location', {
        body: { account, location_id: location },
        signal,
      }),
    gcTime: 0,
  });

/** Finds dealers that serve a fleet by part of their nonsig, name or city. */
export async function findDealers(account: string, keyword: string, signal: AbortSignal) {
  const body = { account, ...(keyword !== '' && { keyword }) };
  const answer = await call('POST dealer_portal/get_dealer_locations', { body, signal });
  return { choices: answer.dealers_locations, isLimited: answer.is_limited };
}
