import type { QueryClient } from '@portal/platform/query';
import { storedRecordIdQuery, storedRecordQuery } from './stored-record.query.ts';
import { isTooLong, recordIn, withRecordId } from './view-address.ts';

/**
 * Returns the query of a view for an address; if it is too long, its lists are stored on the server
 * first.
 *
 * @throws CallFailure if they could not be stored
 */
export async function shortSearch(client: QueryClient, params: URLSearchParams): Promise<string> {
  if (!isTooLong(params)) return params.toString();
  const record = recordIn(params);
  const id = await client.fetchQuery(storedRecordIdQuery(record));
  client.setQueryData(storedRecordQuery(id).queryKey, record);
  return withRecordId(params, id).toString();
}
