import { limits, type SelectionRow } from '@portal/contract/fleet-dashboard';
import { reportLimits } from '@portal/contract/reports';
import { queryOptions } from '@portal/platform/query';
import { call } from '../../../calls.ts';
import type { Filters, Fleet } from '../../../selection/selection.ts';
import type { ListView } from './list-params.ts';

export type PickKind = 'locations' | 'nonsigs';

/** The rows that a list offers: those of the fleet, within the chosen groups and regions. */
export interface PickScope {
  readonly kind: PickKind;
  readonly fleet: Fleet;
  readonly filters: Filters;
}

interface PickPage {
  readonly rows: readonly SelectionRow[];
  readonly total: number;
}

const bodyOf = ({ fleet, filters }: PickScope, { sort, page, search }: ListView) => ({
  ...fleet,
  location_groups: [...filters.location_groups],
  location_regions: [...filters.location_regions],
  page_number: page,
  order_by: sort.field,
  is_sort_desc: sort.direction === 'desc',
  ...(search && { keyword: search }),
});

type PickBody = ReturnType<typeof bodyOf> & { page_size: number; selected?: number[] };

async function pageOf(kind: PickKind, body: PickBody, signal: AbortSignal): Promise<PickPage> {
  if (kind === 'locations') {
    const answer = await call('POST fleet_dashboard/get_locations', { body, signal });
    return { rows: answer.locations, total: answer.total_items };
  }
  const answer = await call('POST fleet_dashboard/get_nonsigs', { body, signal });
  return { rows: answer.nonsigs, total: answer.total_items };
}

/** A page of the list, sorted and searched by the server; `selected` restricts it to these rows. */
export function pickListQuery(
  scope: PickScope,
  view: ListView,
  selected: readonly number[] | null,
) {
  const body: PickBody = {
    ...bodyOf(scope, view),
    page_size: limits.pickListPage,
    ...(selected && { selected: [...selected] }),
  };
  return queryOptions({
    queryKey: ['pick-list', scope.kind, scope.fleet.account, body],
    staleTime: 60_000,
    queryFn: ({ signal }) => pageOf(scope.kind, body, signal),
  });
}

const pageSize = 100;

/**
 * The ids of all available rows, or of the available ones among `selected`; null when there are too
 * many for one selection.
 */
export function everyIdQuery(scope: PickScope, selected: readonly number[] | null = null) {
  const sort = { field: 'code', direction: 'asc' } as const;
  const bodyAt = (page: number) => ({
    ...bodyOf(scope, { sort, page, search: '', onlySelected: false }),
    page_size: pageSize,
    ...(selected && { selected: [...selected] }),
  });
  return queryOptions({
    queryKey: ['every-id', scope.kind, bodyAt(1)],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<readonly number[] | null> => {
      const first = await pageOf(scope.kind, bodyAt(1), signal);
      if (first.total > reportLimits.selection) return null;
      const rest = Array.from({ length: Math.ceil(first.total / pageSize) - 1 }, (_, place) =>
        pageOf(scope.kind, bodyAt(place + 2), signal),
      );
      return [first, ...(await Promise.all(rest))].flatMap(({ rows }) => rows.map(({ id }) => id));
    },
  });
}
