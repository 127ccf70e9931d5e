import { queryOptions } from '@portal/platform/query';
import { call } from '../../../calls.ts';
import { yardQueryKey } from '../../../yard/yard.query.ts';

/** Options for a mounted tire: from the catalog and from stock. */
export const tireSelectsQuery = (
  surveyId: number,
  brand: string,
  size: string,
  stockKeyword = '',
) =>
  queryOptions({
    queryKey: [
      ...yardQueryKey,
      'survey',
      String(surveyId),
      'tire-selects',
      brand,
      size,
      stockKeyword,
    ],
    queryFn: ({ signal }) =>
      call('POST fleet_survey/get_edit_tire_selects', {
        body: {
          survey_id: surveyId,
          ...(brand && { brand }),
          ...(size && { tire_size: size }),
          ...(stockKeyword && { stock_keyword: stockKeyword }),
        },
        signal,
      }),
  });
