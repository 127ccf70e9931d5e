import { queryOptions } from '@portal/platform/query';
import { reportCall } from '../calls.ts';
import { checkedRowName } from '../yard/not-found-failure.ts';
import { yardQueryKey } from '../yard/yard.query.ts';

/** Photos per page. */
export const imagesPageSize = 24;

interface ImagesOf {
  readonly surveyId: string;
  readonly unitId?: string | undefined;
  readonly tireId?: string | undefined;
  /** From 1. */
  readonly page: number;
  /** Prefetched: a failure is shown only by the page, which fetches again. */
  readonly isAhead?: boolean;
}

/** A page of a survey's photos. Their addresses are valid for ten minutes. */
export const imagesQuery = ({ surveyId, unitId, tireId, page, isAhead = false }: ImagesOf) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'images', surveyId, unitId ?? null, tireId ?? null, page],
    queryFn: async ({ signal }) =>
      reportCall('POST survey/get_images_page', {
        body: {
          survey_id: Number(checkedRowName(surveyId)),
          ...(unitId !== undefined && { unit_id: Number(checkedRowName(unitId)) }),
          ...(tireId !== undefined && { tire_id: Number(checkedRowName(tireId)) }),
          page_number: page,
          page_size: imagesPageSize,
        },
        background: isAhead,
        signal,
      }),
    staleTime: 5 * 60_000,
  });
