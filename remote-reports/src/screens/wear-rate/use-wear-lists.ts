import {
  type WearScope,
  wearListIn,
  wearRatesList,
  wearTiresList,
} from '@portal/contract/analysis-reports';
import { useUser } from '@portal/platform/session';
import { useMemo } from 'react';

/** Returns both lists with headings in the user's units. */
export function useWearLists() {
  const isInMiles = useUser()?.UnitOfMeasurement === '1';
  return useMemo(() => {
    const formats = isInMiles
      ? ({ distance_format: 'mi', tread_format: '32nds' } as const)
      : ({ distance_format: 'km', tread_format: 'mm' } as const);
    return {
      formats,
      rates: wearListIn(wearRatesList, formats),
      tires: wearListIn(wearTiresList, formats),
    };
  }, [isInMiles]);
}

interface WearListRequest extends Omit<WearScope, 'account_ids'> {
  readonly group_by?: unknown;
  readonly outcome?: unknown;
  readonly order_by?: unknown;
  readonly is_sort_desc?: unknown;
}

/** Returns the scope of a list, without its grouping and sorting. */
export function scopeOf(
  { group_by: _, outcome: __, order_by: ___, is_sort_desc: ____, ...scope }: WearListRequest,
  accounts: readonly number[],
): WearScope {
  return { ...scope, account_ids: [...accounts] };
}
