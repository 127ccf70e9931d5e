import { queryOptions } from '@portal/platform/query';
import { allOfThem, type Filters, type Fleet } from '../../../selection/selection.ts';
import { everyIdQuery, type PickKind } from '../pick-list/pick-list.query.ts';
import { groupsQuery, type Narrowing, regionsQuery } from '../steps/narrowing.query.ts';

/** What of the chosen locations, nonsigs, groups or regions somebody may not see. */
export interface LostPart {
  readonly kind: 'locations' | 'nonsigs' | 'groups' | 'regions';
  readonly count: number;
  /** How many were chosen. */
  readonly of: number;
}

export interface AvailableParts {
  readonly lost: readonly LostPart[];
  /** What was chosen without what is lost; a list of which nothing is left is empty. */
  readonly rest: Filters;
}

const lostOf = (
  kind: LostPart['kind'],
  chosen: readonly number[] | null,
  rest: readonly number[] | null,
): readonly LostPart[] => {
  const of = chosen?.length ?? 0;
  const count = of - (rest?.length ?? 0);
  return count > 0 ? [{ kind, count, of }] : [];
};

const among = (chosen: readonly number[], found: readonly number[]) => {
  const ids = new Set(found);
  return chosen.filter((id) => ids.has(id));
};

const idsOf = (rows: readonly Narrowing[]) => rows.map(({ id }) => id);

/** Which of the chosen parts of an account the user may see. */
export const availablePartsQuery = (fleet: Fleet, filters: Filters) =>
  queryOptions({
    queryKey: ['available-parts', fleet, filters],
    queryFn: async ({ client }): Promise<AvailableParts> => {
      const picked = async (kind: PickKind) => {
        const chosen = filters[kind];
        const scope = { kind, fleet, filters: allOfThem };
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
          ...lostOf('locations', filters.locations, locations),
          ...lostOf('nonsigs', filters.nonsigs, nonsigs),
          ...lostOf('groups', filters.location_groups, location_groups),
          ...lostOf('regions', filters.location_regions, location_regions),
        ],
        rest: { locations, nonsigs, location_groups, location_regions },
      };
    },
  });
