import {
  positionLabel,
  type RemovedTire,
  type RemovedTireRow,
  type WearCondition,
  type WheelPosition,
} from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { type Reader, removalFormatsOf, toUnit } from './removal-units.ts';

// Tables and aliases for a removal `r` and its related rows. A removal always has a mount, unit,
// location and tire; with left joins the database counts removals without reading these.

export const removedTables = sql`
  from removals r
  left join mounts m on m.id = r.mount_id
  left join units u on u.id = m.unit_id
  left join locations l on l.id = r.location_id
  left join tires t on t.id = m.tire_id
  left join tire_lives tl on tl.tire_id = m.tire_id and tl.caps = m.caps
  left join products tp on tp.id = t.product_id
  left join products cp on m.caps > 0 and cp.id = tl.product_id
  left join surveys s on s.id = r.survey_id`;

/** Brand and line of a cap. */
export const retread = sql`nullif(concat_ws(' ', cp.brand, cp.line), '')`;
export const tireSize = sql`coalesce(tp.size, cp.size)`;

export const removedColumns = sql`
  r.id, r.revision, r.removed_on, u.id as unit_id, u.unit_number, m.axle_number as axle, m.side,
  m.slot, t.tin, s.id as survey_id, s.survey_date, tp.brand, tp.line as product_line,
  ${tireSize} as tire_size, ${retread} as retread, r.tread_mm, r.odometer_km, r.hours,
  r.reason as removal_reason, r.destination, l.code as location_code, r.comments`;

export type StoredRow = Omit<RemovedTireRow, 'position' | 'tread_depth' | 'odometer'> &
  WheelPosition & { readonly tread_mm: number | null; readonly odometer_km: number | null };

/** Converts a row of removed tires to the reader's units. */
export function removedRowOf(
  { axle, side, slot, tread_mm, odometer_km, ...row }: StoredRow,
  reader: Reader,
): RemovedTireRow {
  const { tread_depth_format, distance_format } = removalFormatsOf(reader);
  return {
    ...row,
    position: positionLabel({ axle, side, slot }),
    tread_depth: toUnit(tread_mm, tread_depth_format),
    odometer: toUnit(odometer_km, distance_format),
  };
}

interface StoredDetails extends StoredRow {
  readonly location_id: number;
  readonly mounted_on: string;
  readonly caps: number;
  readonly load_range: string | null;
  readonly original_tread_mm: number | null;
  readonly cap_brand: string | null;
  readonly cap_line: string | null;
  readonly conditions: WearCondition[];
  readonly is_changeable: boolean;
}

/** Reads a removed tire that the user may see, in the reader's units; null if there is none. */
export async function readRemovedTire(
  db: Kysely<Schema>,
  id: number,
  reader: Reader,
): Promise<RemovedTire | null> {
  const { rows } = await sql<StoredDetails>`
    select ${removedColumns}, r.location_id, m.started_on as mounted_on, m.caps, tp.load_range,
      tl.original_tread_mm, cp.brand as cap_brand, cp.line as cap_line,
      array(select c.condition from removal_conditions c
        join wear_conditions w on w.code = c.condition
        where c.removal_id = r.id order by w.place) as conditions,
      r.survey_id is null or coalesce(s.state = 'open', false) as is_changeable
    ${removedTables} where r.id = ${id}`.execute(db);
  const [row] = rows;
  return row ? detailsOf(row, reader) : null;
}

function detailsOf(row: StoredDetails, reader: Reader): RemovedTire {
  const formats = removalFormatsOf(reader);
  const { id, revision, removed_on, unit_id, unit_number, position, tin, survey_id, survey_date } =
    removedRowOf(row, reader);
  const { location_id, mounted_on, caps, brand, product_line, tire_size, load_range } = row;
  return {
    ...formats,
    id,
    revision,
    removed_on,
    unit_id,
    unit_number,
    position,
    tin,
    survey_id,
    survey_date,
    location_id,
    mounted_on,
    odometer: toUnit(row.odometer_km, formats.distance_format),
    hours: row.hours,
    tread_depth: toUnit(row.tread_mm, formats.tread_depth_format),
    removal_reasons: [row.removal_reason],
    wear_conditions: row.conditions,
    destination: row.destination,
    comments: row.comments,
    product_information: {
      brand,
      product_line,
      tire_size,
      load_range,
      original_tread_depth: toUnit(row.original_tread_mm, formats.tread_depth_format),
    },
    retread_product_information:
      caps === 0 ? null : { caps, brand: row.cap_brand, product_line: row.cap_line },
    is_changeable: row.is_changeable,
  };
}
