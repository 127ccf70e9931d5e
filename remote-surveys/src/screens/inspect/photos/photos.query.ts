import type { UnitImage } from '@portal/contract/fleet-surveys';
import { type QueryClient, queryOptions } from '@portal/platform/query';
import { call } from '../../../calls.ts';
import { yardQueryKey } from '../../../yard/yard.query.ts';

/**
 * The photos of an inspection. Their addresses are valid for ten minutes, and are refetched before
 * they expire.
 */
export const photosQuery = (inspectionId: number) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'photos', inspectionId],
    queryFn: async ({ signal }) => {
      const params = { id: String(inspectionId) };
      const answer = await call('GET fleet_survey/get_unit_inspection_images/{id}', {
        params,
        signal,
      });
      return answer.images;
    },
    staleTime: 5 * 60_000,
  });

/** Caches the photo in a write's answer; a pending fetch may not include it. */
export async function keepPhoto(client: QueryClient, photo: UnitImage): Promise<void> {
  const { queryKey } = photosQuery(photo.unit_inspection_id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (before = []) =>
    before.some(({ storage_id }) => storage_id === photo.storage_id)
      ? before.map((each) => (each.storage_id === photo.storage_id ? photo : each))
      : [...before, photo],
  );
}

/** Removes a deleted photo from the screen. */
export async function dropPhoto(client: QueryClient, photo: UnitImage): Promise<void> {
  const { queryKey } = photosQuery(photo.unit_inspection_id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, (before = []) =>
    before.filter(({ storage_id }) => storage_id !== photo.storage_id),
  );
}
