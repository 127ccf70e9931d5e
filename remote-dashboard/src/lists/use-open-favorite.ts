import type { FavoriteRow } from '@portal/contract/fleet-dashboard';
import { type QueryClient, useMutation, useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/routing';
import { call } from '../calls.ts';
import { dashboardPath } from '../paths.ts';
import { addressOf } from '../saved/saved-report.ts';
import { shortSearch } from '../selection/short-search.ts';
import { storedRecordQuery } from '../selection/stored-record.query.ts';
import { urlKeys } from '../selection/url-keys.ts';
import { useSavedListActions } from './use-saved-list-actions.ts';

/** Returns the address that a favorite leads to, short enough for the browser. */
async function addressOfFavorite(
  client: QueryClient,
  { id, request_url }: FavoriteRow,
): Promise<string> {
  const { pathname, search } = new URL(request_url, location.origin);
  if (pathname !== dashboardPath) return request_url;
  const params = new URLSearchParams(search);
  const record = params.get(urlKeys.kept);
  if (record === null) return `${dashboardPath}?${await shortSearch(client, params)}`;
  try {
    await client.fetchQuery(storedRecordQuery(record));
    return request_url;
  } catch (error) {
    // Its lists are no longer stored, but the report saved with the favorite contains them.
    const { saved_report } = await call('GET fleet-central-v1:favorite_reports/get/{id}', {
      params: { id },
    });
    if (!saved_report?.base_parameters) throw error;
    return `${dashboardPath}?${await shortSearch(client, addressOf(saved_report))}`;
  }
}

/** Opens a favorite within the portal. */
export function useOpenFavorite() {
  const { tell, loadAnew } = useSavedListActions('favorites');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (row: FavoriteRow) => addressOfFavorite(client, row),
    onSuccess: (place) => navigate(place),
    onError: (error) => {
      tell(error);
      loadAnew();
    },
  });
}
