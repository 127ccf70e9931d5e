import type { RowChange, Unit } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

type Place = Unit['location_id'];

interface Move {
  readonly change: RowChange;
  /** The place from which the change took the unit, and the one to which it brought it. */
  readonly ends?: readonly [Place, Place];
}

/** Says of the changes that moved a unit from which yard to which, by their names. */
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
  const nameOf = (place: Place) => (place === null ? null : (names.get(place) ?? null));
  return new Map(
    [...moves].map(([id, changes]) => [
      id,
      changes.map(({ change, ends }) =>
        ends ? { ...change, moved: { from: nameOf(ends[0]), to: nameOf(ends[1]) } } : change,
      ),
    ]),
  );
}

/** A change tells what stood there before; what came after stands in the next one, or in the unit. */
function movesOf({ location_id }: Unit, history: readonly RowChange[]): Move[] {
  let to: Place = location_id;
  return history.map((change) => {
    const from = change.fields.location_id as Place | undefined;
    if (from === undefined) return { change };
    const ends = [from, to] as const;
    to = from;
    return { change, ends };
  });
}

/** The names of yards, or their codes where they have none, by their ids. */
export async function yardNames(
  db: Kysely<Schema>,
  places: readonly Place[],
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
