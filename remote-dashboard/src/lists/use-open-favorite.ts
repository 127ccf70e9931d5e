import type { FavoriteRow } from '@portal/contract/fleet-dashboard';
import { type QueryClient, useMutation, useQueryClient } from '@portal/platform/query';
import { useNavigate } from '@portal/platform/routing';
import { call } from '../calls.ts';
import { dashboardPath } from '../paths.ts';
import { addressOf } from '../saved/saved-report.ts';
import { keptFiltersQuery } from '../selection/kept-filters.query.ts';
import { shortSearch } from '../selection/short-search.ts';
import { urlKeys } from '../selection/url-keys.ts';
import { useKeptList } from './use-kept-list.ts';

/** Where a favorite leads: its address, in a form that the browser takes. */
async function placeOf(client: QueryClient, { id, request_url }: FavoriteRow): Promise<string> {
  const { pathname, search } = new URL(request_url, location.origin);
  if (pathname !== dashboardPath) return request_url;
  const params = new URLSearchParams(search);
  const record = params.get(urlKeys.kept);
  if (record === null) return `${dashboardPath}?${await shortSearch(client, params)}`;
  try {
    await client.fetchQuery(keptFiltersQuery(record));
    return request_url;
  } catch (error) {
    // Its lists are not kept any more: the report that was saved with it has them as well.
    const { saved_report } = await call('GET fleet-central-v1:favorite_reports/get/{id}', {
      params: { id },
    });
    if (!saved_report?.base_parameters) throw error;
    return `${dashboardPath}?${await shortSearch(client, addressOf(saved_report))}`;
  }
}

/** Opens a favorite within the portal. */
export function useOpenFavorite() {
  const { tell, loadAnew } = useKeptList('favorites');
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (row: FavoriteRow) => placeOf(client, row),
    onSuccess: (place) => navigate(place),
    onError: (error) => {
      tell(error);
      loadAnew();
    },
  });
}
