import { queryOptions } from '@portal/platform/query';
import { reportCall } from '../calls.ts';
import { rowNamed } from '../yard/not-there.ts';
import { yard } from '../yard/yard.query.ts';

/** Photos on a page. */
export const imagesPageSize = 24;

interface ImagesOf {
  readonly surveyId: string;
  readonly unitId?: string | undefined;
  readonly tireId?: string | undefined;
  /** From 1. */
  readonly page: number;
  /** Nobody waits for them yet: a failure is told by the page alone, which asks again. */
  readonly isAhead?: boolean;
}

/** A page of the photos that a survey took. Their addresses hold for ten minutes. */
export const imagesQuery = ({ surveyId, unitId, tireId, page, isAhead = false }: ImagesOf) =>
  queryOptions({
    queryKey: [...yard, 'images', surveyId, unitId ?? null, tireId ?? null, page],
    queryFn: async ({ signal }) =>
      reportCall('POST survey/get_images_page', {
        body: {
          survey_id: Number(rowNamed(surveyId)),
          ...(unitId !== undefined && { unit_id: Number(rowNamed(unitId)) }),
          ...(tireId !== undefined && { tire_id: Number(rowNamed(tireId)) }),
          page_number: page,
          page_size: imagesPageSize,
        },
        background: isAhead,
        signal,
      }),
    staleTime: 5 * 60_000,
  });
