import { queryOptions } from '@portal/platform/query';
import { type Filters, type Fleet, unrestrictedFilters } from '../../../selection/selection.ts';
import { everyIdQuery, type PickKind } from '../pick-list/pick-list.query.ts';
import { groupsQuery, type Narrowing, regionsQuery } from '../steps/narrowing.query.ts';

/** Chosen locations, nonsigs, groups or regions that the user may not see. */
export interface UnavailablePart {
  readonly kind: 'locations' | 'nonsigs' | 'groups' | 'regions';
  readonly count: number;
  /** The number chosen. */
  readonly of: number;
}

export interface AvailableParts {
  readonly lost: readonly UnavailablePart[];
  /** The chosen filters without the lost parts; a list with nothing left is empty. */
  readonly rest: Filters;
}

const unavailablePartsOf = (
  kind: UnavailablePart['kind'],
  chosen: readonly number[] | null,
  rest: readonly number[] | null,
): readonly UnavailablePart[] => {
  const of = chosen?.length ?? 0;
  const count = of - (rest?.length ?? 0);
  return count > 0 ? [{ kind, count, of }] : [];
};

const among = (chosen: readonly number[], found: readonly number[]) => {
  const ids = new Set(found);
  return chosen.filter((id) => ids.has(id));
};

const idsOf = (rows: readonly Narrowing[]) => rows.map(({ id }) => id);

/** Divides the chosen locations, nonsigs, groups and regions by whether the user may see them. */
export const availablePartsQuery = (fleet: Fleet, filters: Filters) =>
  queryOptions({
    queryKey: ['available-parts', fleet, filters],
    queryFn: async ({ client }): Promise<AvailableParts> => {
      const picked = async (kind: PickKind) => {
        const chosen = filters[kind];
        const scope = { kind, fleet, filters: unrestrictedFilters };
        return (
          chosen && among(chosen, (await client.fetchQuery(everyIdQuery(scope, chosen))) ?? [])
        );
      };
      const narrowed = async (
        chosen: readonly number[],
        rows: () => Promise<readonly Narrowing[]>,
      ) => (chosen.length === 0 ? [] : among(chosen, idsOf(await rows())));
      const [locations, nonsigs, location_groups, location_regions] = await Promise.all([
        picked('locations'),
        picked('nonsigs'),
        narrowed(filters.location_groups, () => client.fetchQuery(groupsQuery(fleet))),
        narrowed(filters.location_regions, () => client.fetchQuery(regionsQuery(fleet))),
      ]);
      return {
        lost: [
          ...unavailablePartsOf('locations', filters.locations, locations),
          ...unavailablePartsOf('nonsigs', filters.nonsigs, nonsigs),
          ...unavailablePartsOf('groups', filters.location_groups, location_groups),
          ...unavailablePartsOf('regions', filters.location_regions, location_regions),
        ],
        rest: { locations, nonsigs, location_groups, location_regions },
      };
    },
  });
