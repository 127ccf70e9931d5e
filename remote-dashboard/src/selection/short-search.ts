import type { QueryClient } from '@portal/platform/query';
import { keptFiltersQuery, keptIdQuery } from './kept-filters.query.ts';
import { isTooLong, recordIn, withKept } from './view-address.ts';

/**
 * The query of a view as an address can hold it: lists that are too long for one are kept on the
 * server first.
 *
 * @throws CallFailure when they could not be kept
 */
export async function shortSearch(client: QueryClient, params: URLSearchParams): Promise<string> {
  if (!isTooLong(params)) return params.toString();
  const record = recordIn(params);
  const id = await client.fetchQuery(keptIdQuery(record));
  client.setQueryData(keptFiltersQuery(id).queryKey, record);
  return withKept(params, id).toString();
}
