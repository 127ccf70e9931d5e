import type { RowChange, Unit } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

type LocationId = Unit['location_id'];

interface Move {
  readonly change: RowChange;
  /** The locations before and after the change. */
  readonly ends?: readonly [LocationId, LocationId];
}

/** Adds the names of both yards to each change that moved a unit. */
export async function withMoves(
  db: Kysely<Schema>,
  units: readonly Unit[],
  histories: ReadonlyMap<number, readonly RowChange[]>,
): Promise<ReadonlyMap<number, RowChange[]>> {
  const moves = new Map(
    units.map((unit) => [unit.unit_id, movesOf(unit, histories.get(unit.unit_id) ?? [])] as const),
  );
  const names = await yardNames(
    db,
    [...moves.values()].flat().flatMap(({ ends = [] }) => ends),
  );
  const nameOf = (place: LocationId) => (place === null ? null : (names.get(place) ?? null));
  return new Map(
    [...moves].map(([id, changes]) => [
      id,
      changes.map(({ change, ends }) =>
        ends ? { ...change, moved: { from: nameOf(ends[0]), to: nameOf(ends[1]) } } : change,
      ),
    ]),
  );
}

/** A change stores the previous location; the new one is in the next change, or in the unit. */
function movesOf({ location_id }: Unit, history: readonly RowChange[]): Move[] {
  let to: LocationId = location_id;
  return history.map((change) => {
    const from = change.fields.location_id as LocationId | undefined;
    if (from === undefined) return { change };
    const ends = [from, to] as const;
    to = from;
    return { change, ends };
  });
}

/** Reads the names of yards by id, or the codes of those without a name. */
export async function yardNames(
  db: Kysely<Schema>,
  places: readonly LocationId[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(places.filter((place) => place !== null))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'code', 'name'])
    .where('id', '=', sql<number>`any (${ids}::int[])`)
    .execute();
  return new Map(rows.map(({ id, code, name }) => [id, name || code]));
}
