import {
  type AxleRole,
  type AxleSpec,
  axleConfigurations,
  positionsOf,
  specOf,
  type WheelPosition,
} from '@portal/contract/fleet-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { mountOnDay } from '../../../db/mount-on-day.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { isVisit } from '../visits.ts';
import { rowsBy } from './by-inspection.ts';
import type { SurveyInspection } from './find-inspection.ts';
import { readSpecsOfEach } from './read-specs.ts';
import type { StoredWheel } from './stored-wheel.ts';

/** A unit in a survey, with its wheels if these were already read in their present state. */
export interface InspectedUnit extends SurveyInspection {
  readonly wheels?: readonly StoredWheel[];
}

/** The fields of a unit in a survey that its wheels depend on. */
export interface WheelUnitFields {
  readonly survey: Pick<SurveyInspection['survey'], 'account_id' | 'location_id'>;
  readonly inspection: Pick<
    SurveyInspection['inspection'],
    'id' | 'unit_id' | 'inspected_on' | 'configuration' | 'lifted_axles'
  >;
}

interface Row extends PositionReference, Pick<StoredWheel, 'tire' | 'reading' | 'previous'> {
  /** Number of the unit among those read, counted from 1. */
  readonly ordinal: number;
}

/**
 * Reads the positions of an inspected unit, axle by axle, with the tires mounted on its day, their
 * readings, and the specs by which each is judged.
 */
export async function readWheels(
  db: Kysely<Schema>,
  unit: WheelUnitFields,
): Promise<StoredWheel[]> {
  const [wheels = []] = await readWheelsOfEach(db, [unit]);
  return wheels;
}

/**
 * Reads the wheel at a position and its mate if it has one; empty if the unit has no such position.
 */
export async function readWheelAndMate(
  db: Kysely<Schema>,
  unit: WheelUnitFields,
  { axle_number, side }: Pick<PositionReference, 'axle_number' | 'side'>,
): Promise<StoredWheel[]> {
  const [wheels = []] = await readWheelsOfEach(db, [unit], {
    places: sql`p.axle_number = ${axle_number} and p.side = ${side}`,
  });
  return wheels.filter((wheel) => wheel.axle === axle_number && wheel.side === side);
}

/** The parts of wheels to read; everything by default. */
interface ReadWheelsOptions {
  /**
   * Condition on `p` for the positions whose tires and readings are read; wheels elsewhere have
   * none.
   */
  readonly places?: RawBuilder<unknown>;
  /** Whether to read previous readings, which takes longest; otherwise no wheel has one. */
  readonly previous?: boolean;
}

/** Like {@link readWheels}, for several units at once, in their order. */
export async function readWheelsOfEach(
  db: Kysely<Schema>,
  units: readonly WheelUnitFields[],
  wanted: ReadWheelsOptions = {},
): Promise<StoredWheel[][]> {
  const rows = await readRows(db, units, wanted);
  const specs = await readSpecsOfEach(
    db,
    units.map(({ survey }) => survey),
  );
  const rowsOf = rowsBy(rows, ({ ordinal }) => ordinal);
  return units.map((unit, index) => wheelsOf(unit, rowsOf(index + 1), specs[index] ?? []));
}

/** The reading of a mount `m` by the visit before an inspection `i`. */
const previousReading = sql`(
  select json_build_object('inspected_on', bi.inspected_on,
    'pressure_kpa', b.pressure_kpa, 'tread_mm', b.tread_mm)
  from readings b join ${unguardedTable('unit_inspections')} bi on bi.id = b.inspection_id
  where b.mount_id = m.id and b.state = 'read' and ${isVisit('bi')}
    and (bi.inspected_on, bi.id) < (i.inspected_on, i.id)
  order by bi.inspected_on desc, bi.id desc limit 1)`;

/**
 * Users who see a unit see its tires, and users who see an inspection see its contents, so access
 * is not checked again for each row. Earlier readings may belong to surveys that the reader does
 * not see.
 */
async function readRows(
  db: Kysely<Schema>,
  units: readonly WheelUnitFields[],
  { places = sql`true`, previous = true }: ReadWheelsOptions,
): Promise<Row[]> {
  const each = <Value>(value: (inspection: WheelUnitFields['inspection']) => Value) =>
    units.map(({ inspection }) => value(inspection));
  const wasChangedHere = (
    column: string,
  ) => sql`exists (select from ${unguardedTable('tire_changes')} c
    where c.id = ${sql.ref(column)} and c.inspection_id = i.id)`;
  const { rows } = await sql<Row>`
    select i.ordinal, p.axle_number, p.side, p.slot,
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
        'conditions', array(select c.condition from ${unguardedTable('reading_conditions')} c
          join wear_conditions w on w.code = c.condition
          where c.reading_id = r.id order by w.place)) end as reading,
      ${previous ? previousReading : sql`null::json`} as previous
    from unnest(
      ${each(({ id }) => id)}::int[], ${each(({ unit_id }) => unit_id)}::int[],
      ${each(({ inspected_on }) => inspected_on)}::date[],
      ${each(({ configuration }) => configuration)}::text[]
    ) with ordinality i (id, unit_id, inspected_on, configuration, ordinal)
    join wheel_positions p on p.configuration = i.configuration and ${places}
    left join lateral (${sql.raw(mountOnDay)}) m on true
    left join ${unguardedTable('tires')} t on t.id = m.tire_id
    left join ${unguardedTable('tire_lives')} l on l.tire_id = m.tire_id and l.caps = m.caps
    left join products tp on tp.id = t.product_id
    left join products lp on lp.id = l.product_id
    left join lateral (
      select own.* from ${unguardedTable('readings')} own
      left join ${unguardedTable('mounts')} its on its.id = own.mount_id
      where own.inspection_id = i.id and own.axle_number = p.axle_number
        and own.side = p.side and own.slot = p.slot
        and (own.mount_id is not distinct from m.id
          or not (${wasChangedHere('m.begun_with')} or ${wasChangedHere('its.ended_with')}))
      order by own.mount_id is not distinct from m.id desc limit 1) r on true`.execute(db);
  return rows;
}

function wheelsOf(
  { survey, inspection }: WheelUnitFields,
  rows: readonly Row[],
  specs: readonly AxleSpec[],
): StoredWheel[] {
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

/** A position as named in calls. */
export interface PositionReference extends Pick<WheelPosition, 'side' | 'slot'> {
  readonly axle_number: number;
}

/** Finds the wheel at a position; undefined if the unit does not have it. */
export const wheelAt = <Wheel extends WheelPosition>(
  wheels: readonly Wheel[],
  { axle_number, side, slot }: PositionReference,
): Wheel | undefined =>
  wheels.find((each) => each.axle === axle_number && each.side === side && each.slot === slot);
