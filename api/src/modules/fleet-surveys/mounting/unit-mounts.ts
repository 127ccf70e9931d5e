import { positionLabel, type WheelPosition } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';

/** A tire on a unit. */
export interface MountedTire {
  readonly mount_id: number;
  readonly tire_id: number;
  /** Revision of the tire. */
  readonly revision: number;
  readonly caps: number;
  readonly started_on: string;
  readonly odometer_on_km: number | null;
}

/** The mounts of a unit, seen from a day. */
export interface UnitMounts {
  /** The tire still mounted at a position, or null. */
  at(place: WheelPosition): MountedTire | null;
  /** Whether a mount at the position starts or ends after the day. */
  isLater(place: WheelPosition): boolean;
  readonly places: readonly WheelPosition[];
}

/** Reads the tires on a unit, and which positions have mounts after a day. */
export async function readUnitMounts(
  db: Kysely<Schema>,
  unitId: number,
  day: string,
): Promise<UnitMounts> {
  const rows = await db
    .selectFrom('mounts as m')
    .innerJoin('tires as t', 't.id', 'm.tire_id')
    .select(['m.id as mount_id', 'm.tire_id', 't.revision', 'm.caps', 'm.started_on'])
    .select(['m.odometer_on_km', 'm.ended_on', 'm.axle_number as axle', 'm.side', 'm.slot'])
    .where('m.unit_id', '=', unitId)
    .where(sql<boolean>`(m.ended_on is null or m.ended_on > ${day}::date)`)
    .orderBy('m.id')
    .execute();
  const isAt = (place: WheelPosition) => {
    const label = positionLabel(place);
    return (row: WheelPosition) => positionLabel(row) === label;
  };
  return {
    at: (place) => rows.find((row) => row.ended_on === null && isAt(place)(row)) ?? null,
    isLater: (place) =>
      rows.some((row) => isAt(place)(row) && (row.ended_on !== null || row.started_on > day)),
    places: rows.filter(({ ended_on }) => ended_on === null),
  };
}
