import {
  positionLabel,
  type UndoObstacle,
  type WheelPosition,
} from '@portal/contract/fleet-surveys';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { lostPlaces } from '../mounting/places-of.ts';

/** A change of tires, and the obstacle to undoing it. */
export interface StoredChange {
  readonly id: number;
  readonly inspection_id: number;
  readonly account_id: number;
  readonly unit_id: number;
  readonly changed_by_name: string;
  readonly changed_at: string;
  /** The changed positions of the unit, in its configuration at the time. */
  readonly places: readonly WheelPosition[];
  readonly obstacle: UndoObstacle | null;
}

interface Row extends Omit<StoredChange, 'places' | 'obstacle'> {
  readonly begun: readonly WheelPosition[];
  readonly ended: readonly WheelPosition[];
  readonly configuration: string;
  readonly is_undone: boolean;
  readonly is_read: boolean;
  readonly is_changed: boolean;
}

const placesOf = (which: 'begun_with' | 'ended_with') => sql`
  (select coalesce(json_agg(json_build_object('axle', m.axle_number, 'side', m.side, 'slot', m.slot)
    order by m.id), '[]') from mounts m where ${sql.ref(`m.${which}`)} = c.id)`;

/**
 * Reads changes of tires (`c`), latest first. Obstacles count even if the user does not see them.
 */
export async function readChanges(
  db: Kysely<Schema>,
  which: RawBuilder<SqlBool>,
): Promise<StoredChange[]> {
  const { rows } = await sql<Row>`
    select c.id, c.inspection_id, c.account_id, i.unit_id, c.changed_by_name,
      to_char(c.changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as changed_at,
      u.configuration, c.undone_at is not null as is_undone,
      ${placesOf('begun_with')} as begun, ${placesOf('ended_with')} as ended,
      exists (
        select from ${unguardedTable('readings')} r join mounts m on m.id = r.mount_id
        where m.begun_with = c.id
      ) as is_read,
      c.mounts_ended <> (
        select count(*) from mounts m where m.ended_with = c.id and m.ended_on is not null
      )
      -- A later mount at a place or of a tire that the change concerns.
      or exists (
        select from mounts m
        join mounts later on later.unit_id = m.unit_id and later.axle_number = m.axle_number
          and later.side = m.side and later.slot = m.slot or later.tire_id = m.tire_id
        where c.id in (m.begun_with, m.ended_with) and later.begun_with is distinct from c.id
          and (later.started_on, later.id) > (m.started_on, m.id))
      or exists (
        select from mounts m where m.begun_with = c.id and m.ended_on is not null)
      or exists (
        select from removals r join mounts m on m.id = r.mount_id
        where m.ended_with = c.id and r.revision > 1)
      or exists (
        select from tires t join ${unguardedTable('row_changes')} x on x.kind = 'tire' and x.row_id = t.id
        where t.made_with = c.id and x.action = 'changed' and not x.fields::jsonb ? 'position'
      ) as is_changed
    from tire_changes c
    join unit_inspections i on i.id = c.inspection_id
    join units u on u.id = i.unit_id
    where ${which}
    order by c.id desc`.execute(db);
  return rows.map(({ begun, ended, configuration, is_undone, is_read, is_changed, ...change }) => ({
    ...change,
    places: placesIn([...ended, ...begun]),
    obstacle: is_undone
      ? 'undone'
      : is_read
        ? 'read'
        : is_changed || lostPlaces(ended, configuration).length > 0
          ? 'changed'
          : null,
  }));
}

const placesIn = (places: readonly WheelPosition[]): WheelPosition[] => [
  ...new Map(places.map((place) => [positionLabel(place), place])).values(),
];
