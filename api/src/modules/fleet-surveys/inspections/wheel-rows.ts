import {
  type AxleRole,
  axleConfigurations,
  type Confirmation,
  positionsOf,
  type ReadingState,
  type ReadTire,
  type Resolution,
  specOf,
  type Valve,
  type WearCondition,
  type WheelPosition,
} from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import { mountOnDay } from '../../../db/mount-on-day.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { Inspected } from './find-inspection.ts';
import { readSpecs } from './read-specs.ts';

/** A reading as it is kept: mm and kPa. */
export interface StoredReading {
  readonly id: number;
  readonly revision: number;
  readonly state: ReadingState;
  readonly pressure_kpa: number | null;
  readonly treads_mm: number[];
  readonly tread_mm: number | null;
  readonly valve: Valve | null;
  readonly resolution: Resolution | null;
  readonly comments: string;
  readonly confirmed: Confirmation[];
  readonly is_taken_over: boolean;
  readonly conditions: WearCondition[];
}

/** A tire at its place. */
export interface StoredTire {
  readonly mount_id: number;
  readonly tire_id: number;
  readonly revision: number;
  readonly product_id: number | null;
  readonly life_product_id: number | null;
  readonly brand: string | null;
  readonly line: string | null;
  readonly size: string | null;
  readonly load_range: string | null;
  readonly retread: string | null;
  readonly caps: number;
  readonly tin: string | null;
  readonly original_tread_mm: number | null;
  readonly started_on: string;
}

/** A place of the unit with all that is known of it. */
export interface StoredWheel extends ReadTire {
  readonly isLifted: boolean;
  readonly tire: StoredTire | null;
  readonly reading: StoredReading | null;
  readonly previous: {
    readonly inspected_on: string;
    readonly pressure_kpa: number | null;
    readonly tread_mm: number | null;
  } | null;
}

/** A unit within a survey with its wheels, where these were read already as they are now. */
export interface InspectedUnit extends Inspected {
  readonly wheels?: readonly StoredWheel[];
}

type Row = Readonly<Record<'axle_number', number>> &
  Pick<WheelPosition, 'side' | 'slot'> &
  Pick<StoredWheel, 'tire' | 'reading' | 'previous'>;

/**
 * The places of an inspected unit, axle by axle, with the tires that were there on its day, what was read,
 * and what each is judged by.
 */
export async function readWheels(
  db: Kysely<Schema>,
  { survey, inspection }: Inspected,
): Promise<StoredWheel[]> {
  const wasChangedHere = (column: string) => sql`exists (select from tire_changes c
    where c.id = ${sql.ref(column)} and c.inspection_id = i.id)`;
  const { rows } = await sql<Row>`
    select p.axle_number, p.side, p.slot,
      case when m.id is not null then json_build_object('mount_id', m.id, 'tire_id', t.id, 'revision', t.revision,
        'product_id', t.product_id, 'life_product_id', l.product_id,
        'brand', tp.brand, 'line', tp.line, 'size', coalesce(tp.size, lp.size),
        'load_range', tp.load_range,
        'retread', case when m.caps > 0 then concat_ws(' ', lp.brand, lp.line) end,
        'caps', m.caps, 'tin', t.tin, 'original_tread_mm', l.original_tread_mm,
        'started_on', m.started_on) end as tire,
      case when r.id is not null then json_build_object('id', r.id, 'revision', r.revision,
        'state', r.state, 'pressure_kpa', r.pressure_kpa, 'treads_mm', r.treads_mm,
        'tread_mm', r.tread_mm, 'valve', r.valve, 'resolution', r.resolution,
        'comments', r.comments, 'confirmed', r.confirmed, 'is_taken_over', r.is_taken_over,
        'conditions', array(select c.condition from reading_conditions c
          join wear_conditions w on w.code = c.condition
          where c.reading_id = r.id order by w.place)) end as reading,
      (select json_build_object('inspected_on', bi.inspected_on,
          'pressure_kpa', b.pressure_kpa, 'tread_mm', b.tread_mm)
        from readings b join unit_inspections bi on bi.id = b.inspection_id
        where b.mount_id = m.id and b.state = 'read'
          and (bi.inspected_on, bi.id) < (i.inspected_on, i.id)
        order by bi.inspected_on desc, bi.id desc limit 1) as previous
    from (values (${inspection.id}::int, ${inspection.unit_id}::int, ${inspection.inspected_on}::date))
      i (id, unit_id, inspected_on)
    cross join wheel_positions p
    left join lateral (${sql.raw(mountOnDay)}) m on true
    left join tires t on t.id = m.tire_id
    left join tire_lives l on l.tire_id = m.tire_id and l.caps = m.caps
    left join products tp on tp.id = t.product_id
    left join products lp on lp.id = l.product_id
    left join lateral (
      select own.* from readings own
      left join mounts its on its.id = own.mount_id
      where own.inspection_id = i.id and own.axle_number = p.axle_number
        and own.side = p.side and own.slot = p.slot
        and (own.mount_id is not distinct from m.id
          or not (${wasChangedHere('m.begun_with')} or ${wasChangedHere('its.ended_with')}))
      order by own.mount_id is not distinct from m.id desc limit 1) r on true
    where p.configuration = ${inspection.configuration}`.execute(db);
  const specs = await readSpecs(db, survey);
  const { axles } = axleConfigurations[inspection.configuration];
  return positionsOf(axleConfigurations[inspection.configuration]).map((position) => {
    const row = rows.find(
      ({ axle_number, side, slot }) =>
        axle_number === position.axle && side === position.side && slot === position.slot,
    );
    const role: AxleRole = axles[position.axle - 1]?.role ?? 'trailer';
    const tire = row?.tire ?? null;
    const reading = row?.reading ?? null;
    const isLifted = inspection.lifted_axles.includes(position.axle);
    const spec = specOf(specs, {
      role,
      locationId: survey.location_id,
      day: inspection.inspected_on,
      loadRange: tire?.load_range ?? null,
    });
    const values = isLifted ? null : reading;
    return {
      ...position,
      role,
      spec,
      isLifted,
      tire,
      reading,
      previous: row?.previous ?? null,
      pressure: values?.pressure_kpa ?? null,
      tread: values?.tread_mm ?? null,
    };
  });
}

/** A place as calls name it. */
export interface NamedPlace extends Pick<WheelPosition, 'side' | 'slot'> {
  readonly axle_number: number;
}

/** The wheel at a place, if the unit has that place. */
export const wheelAt = <Wheel extends WheelPosition>(
  wheels: readonly Wheel[],
  { axle_number, side, slot }: NamedPlace,
): Wheel | undefined =>
  wheels.find((each) => each.axle === axle_number && each.side === side && each.slot === slot);
