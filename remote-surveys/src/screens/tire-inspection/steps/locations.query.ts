import { locationsPageSize } from '@portal/contract/fleet-surveys';
import { queryOptions } from '@portal/platform/query';
import { call } from '../../../calls.ts';
import { yardQueryKey } from '../../../yard/yard.query.ts';

interface PickedLocationsOptions {
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
}

/** A page of the fleet locations that can be selected, sorted by name. */
export const pickedLocationsQuery = ({ keyword, page }: PickedLocationsOptions) =>
  queryOptions({
    queryKey: [...yardQueryKey, 'chosen locations', keyword, page],
    queryFn: ({ signal }) =>
      call('POST fleet_survey/select_locations', {
        body: {
          ...(keyword && { keyword }),
          order_by: 1,
          is_sort_desc: false,
          page_number: page,
          page_size: locationsPageSize,
        },
        signal,
      }),
    placeholderData: (before) => before,
  });
