import { queryOptions } from '@portal/platform/query';
import { call } from '../../../calls.ts';
import { yard } from '../../../yard/yard.query.ts';

/** What a tire that goes on may be: what the catalog has, and what is in stock. */
export const tireSelectsQuery = (
  surveyId: number,
  brand: string,
  size: string,
  stockKeyword = '',
) =>
  queryOptions({
    queryKey: [...yard, 'survey', String(surveyId), 'tire-selects', brand, size, stockKeyword],
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
