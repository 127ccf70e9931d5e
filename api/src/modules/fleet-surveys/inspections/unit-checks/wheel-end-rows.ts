import {
  type AxleMap,
  type Fasteners,
  retorqueOf,
  retorqueWithin,
  type TorqueResult,
  type TorqueSpec,
  torqueSizes,
  torqueSpecs,
  torqueUnitOf,
} from '@portal/contract/fleet-surveys';
import { roundHalfUp } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../../access/current-user.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import { unguardedTable } from '../../../../scope/unguarded-table.ts';
import type { WheelUnitFields } from '../wheel-rows.ts';
import { readTorquesOfEach } from './read-torques.ts';

/** A wheel end of an inspected unit: N·m, km. */
export interface StoredWheelEnd {
  readonly axle_number: number;
  readonly side: 'left' | 'right';
  readonly mount_id: number | null;
  readonly started_on: string | null;
  readonly odometer_on_km: number | null;
  /** Days from the mount to the inspection. */
  readonly days: number | null;
  /** Whether it was checked after settling. */
  readonly is_retorqued: boolean;
  readonly check: {
    readonly fasteners: Fasteners;
    readonly least_nm: number;
    readonly most_nm: number;
    readonly measured_nm: number | null;
    readonly result: TorqueResult;
  } | null;
  /** The spec for each kind of fasteners; null if there is none. */
  readonly limits: Readonly<Record<Fasteners, TorqueSpec>> | null;
}

/**
 * Reads both ends of every axle, with the outer or single tire mounted there on the day of the
 * inspection.
 */
export async function readWheelEnds(
  db: Kysely<Schema>,
  unit: WheelUnitFields,
): Promise<StoredWheelEnd[]> {
  const [ends = []] = await readWheelEndsOfEach(db, [unit]);
  return ends;
}

/**
 * Like {@link readWheelEnds}, for several units at once, in their order. Reads all mounts,
 * regardless of the reader.
 */
export async function readWheelEndsOfEach(
  db: Kysely<Schema>,
  units: readonly WheelUnitFields[],
): Promise<StoredWheelEnd[][]> {
  const each = <Value>(value: (inspection: WheelUnitFields['inspection']) => Value) =>
    units.map(({ inspection }) => value(inspection));
  const { rows } = await sql<Omit<StoredWheelEnd, 'limits'> & { readonly ordinal: number }>`
    select i.ordinal, p.axle_number, p.side, m.id as mount_id, m.started_on, m.odometer_on_km,
      i.inspected_on - m.started_on as days,
      exists (
        select from torque_checks t join ${unguardedTable('unit_inspections')} ti on ti.id = t.inspection_id
        where t.mount_id = m.id and ti.inspected_on <= i.inspected_on
          and t.odometer_km >= m.odometer_on_km + ${retorqueWithin.from}
      ) as is_retorqued,
      case when c.result is not null then json_build_object('fasteners', c.fasteners,
        'least_nm', c.least_nm, 'most_nm', c.most_nm, 'measured_nm', c.measured_nm,
        'result', c.result) end as check
    from unnest(
      ${each(({ id }) => id)}::int[], ${each(({ unit_id }) => unit_id)}::int[],
      ${each(({ inspected_on }) => inspected_on)}::date[],
      ${each(({ configuration }) => configuration)}::text[]
    ) with ordinality i (id, unit_id, inspected_on, configuration, ordinal)
    join wheel_positions p on p.configuration = i.configuration and p.slot <> 'inner'
    left join lateral (
      select each.* from ${unguardedTable('mounts')} each
      where each.unit_id = i.unit_id and each.axle_number = p.axle_number
        and each.side = p.side and each.slot = p.slot
        and each.started_on <= i.inspected_on
        and (each.ended_on is null or each.ended_on > i.inspected_on)
      order by each.started_on desc, each.id desc limit 1) m on true
    left join ${unguardedTable('torque_checks')} c on c.inspection_id = i.id
      and c.axle_number = p.axle_number and c.side = p.side
    order by i.ordinal, p.axle_number, p.side`.execute(db);
  const torques = await readTorquesOfEach(db, units);
  return units.map((_, index) =>
    rows
      .filter(({ ordinal }) => ordinal === index + 1)
      .map((end) => ({ ...end, limits: torques[index]?.(end.axle_number) ?? null })),
  );
}

/** Converts wheel ends to the wire form, in the reader's unit. */
export function describeWheelEnds(
  ends: readonly StoredWheelEnd[],
  odometerKm: number | null,
  { unitOfMeasurement }: Pick<CurrentUser, 'unitOfMeasurement'>,
): Pick<AxleMap, 'torque_format' | 'wheel_ends'> {
  const torque_format = torqueUnitOf(unitOfMeasurement);
  const show = (nm: number) => roundHalfUp(nm / torqueSizes[torque_format], 6);
  return {
    torque_format,
    wheel_ends: ends.map((end) => {
      const { check, limits } = end;
      const fasteners = check?.fasteners ?? 'm22';
      const spec = (limits ?? torqueSpecs)[fasteners];
      const range = ({ least, most }: TorqueSpec) => ({ least: show(least), most: show(most) });
      const measured = check?.measured_nm ?? null;
      return {
        axle_number: end.axle_number,
        side: end.side,
        fasteners,
        least: show(check?.least_nm ?? spec.least),
        most: show(check?.most_nm ?? spec.most),
        ...(limits && {
          limits: { m22: range(limits.m22), stud_20mm: range(limits.stud_20mm) },
        }),
        measured: measured === null ? null : show(measured),
        result: check?.result ?? null,
        mounted_on: end.started_on,
        retorque: retorqueAt(end, odometerKm),
      };
    }),
  };
}

function retorqueAt(end: StoredWheelEnd, odometerKm: number | null) {
  const { odometer_on_km: since, days, is_retorqued } = end;
  if (is_retorqued || odometerKm === null || since === null || days === null) return null;
  return retorqueOf(odometerKm - since, days);
}
