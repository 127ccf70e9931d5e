import {
  type AxleMap,
  type Fasteners,
  retorqueOf,
  retorqueWithin,
  type TorqueResult,
  torqueSizes,
  torqueSpecs,
  torqueUnitOf,
} from '@portal/contract/fleet-surveys';
import { roundHalfUp } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../../access/current-user.ts';
import type { Schema } from '../../../../db/schema/schema.ts';
import type { Inspected } from '../find-inspection.ts';

/** A wheel end of an inspected unit: N·m, km. */
export interface StoredWheelEnd {
  readonly axle_number: number;
  readonly side: 'left' | 'right';
  readonly mount_id: number | null;
  readonly started_on: string | null;
  readonly odometer_on_km: number | null;
  /** Days from the fitting to the inspection. */
  readonly days: number | null;
  /** It was checked after it had settled. */
  readonly is_retorqued: boolean;
  readonly check: {
    readonly fasteners: Fasteners;
    readonly least_nm: number;
    readonly most_nm: number;
    readonly measured_nm: number | null;
    readonly result: TorqueResult;
  } | null;
}

/** Both ends of every axle, with the outer or single tire that was there on the day of the inspection. */
export async function readWheelEnds(
  db: Kysely<Schema>,
  { inspection }: Pick<Inspected, 'inspection'>,
): Promise<StoredWheelEnd[]> {
  const { rows } = await sql<StoredWheelEnd>`
    select p.axle_number, p.side, m.id as mount_id, m.started_on, m.odometer_on_km,
      ${inspection.inspected_on}::date - m.started_on as days,
      exists (
        select from torque_checks t join unit_inspections ti on ti.id = t.inspection_id
        where t.mount_id = m.id and ti.inspected_on <= ${inspection.inspected_on}::date
          and t.odometer_km >= m.odometer_on_km + ${retorqueWithin.from}
      ) as is_retorqued,
      case when c.result is not null then json_build_object('fasteners', c.fasteners,
        'least_nm', c.least_nm, 'most_nm', c.most_nm, 'measured_nm', c.measured_nm,
        'result', c.result) end as check
    from wheel_positions p
    left join lateral (
      select each.* from mounts each
      where each.unit_id = ${inspection.unit_id} and each.axle_number = p.axle_number
        and each.side = p.side and each.slot = p.slot
        and each.started_on <= ${inspection.inspected_on}::date
        and (each.ended_on is null or each.ended_on > ${inspection.inspected_on}::date)
      order by each.started_on desc, each.id desc limit 1) m on true
    left join torque_checks c on c.inspection_id = ${inspection.id}
      and c.axle_number = p.axle_number and c.side = p.side
    where p.configuration = ${inspection.configuration} and p.slot <> 'inner'
    order by p.axle_number, p.side`.execute(db);
  return rows;
}

/** Wheel ends as they travel, in their reader's unit. */
export function describeWheelEnds(
  ends: readonly StoredWheelEnd[],
  { inspection }: Pick<Inspected, 'inspection'>,
  { unitOfMeasurement }: Pick<CurrentUser, 'unitOfMeasurement'>,
): Pick<AxleMap, 'torque_format' | 'wheel_ends'> {
  const torque_format = torqueUnitOf(unitOfMeasurement);
  const show = (nm: number) => roundHalfUp(nm / torqueSizes[torque_format], 6);
  return {
    torque_format,
    wheel_ends: ends.map((end) => {
      const { check } = end;
      const fasteners = check?.fasteners ?? 'm22';
      const spec = torqueSpecs[fasteners];
      const measured = check?.measured_nm ?? null;
      return {
        axle_number: end.axle_number,
        side: end.side,
        fasteners,
        least: show(check?.least_nm ?? spec.least),
        most: show(check?.most_nm ?? spec.most),
        measured: measured === null ? null : show(measured),
        result: check?.result ?? null,
        mounted_on: end.started_on,
        retorque: retorqueAt(end, inspection.odometer_km),
      };
    }),
  };
}

function retorqueAt(end: StoredWheelEnd, odometerKm: number | null) {
  const { odometer_on_km: since, days, is_retorqued } = end;
  if (is_retorqued || odometerKm === null || since === null || days === null) return null;
  return retorqueOf(odometerKm - since, days);
}
