import type { KeptReport } from '@portal/contract/analysis-reports';
import { queryOptions } from '@portal/platform/query';
import { call } from '../../calls.ts';

/** A saved copy with its figures, reloaded after it has been recomputed. */
export const conditionsQuery = ({ id, date_made }: KeptReport) =>
  queryOptions({
    queryKey: ['fleet_conditions', id, date_made],
    queryFn: ({ signal }) => call('POST fleet_conditions/get_report', { body: { id }, signal }),
  });
