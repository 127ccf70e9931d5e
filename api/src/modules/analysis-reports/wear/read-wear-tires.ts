import { type WearTire, wearTiresList } from '@portal/contract/analysis-reports';
import { positionLabel, type WheelPosition } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName } from '../../../selections/place-names.ts';
import { wearConverters } from './shown-wears.ts';
import { isCounted, searchCondition, wearFields, wearsOf } from './wear-rows.ts';
import type { Reader, TiresSelection } from './wear-selection.ts';

const ofMount = (column: 'side' | 'slot') => sql`
  (select m.${sql.ref(column)} from ${unguardedTable('mounts')} m where m.id = w.mount_id) as ${sql.ref(column)}`;

const columns = sql`
  w.mount_id, w.unit_id, u.unit_number, ${fleetName} as fleet_name, w.axle_number as axle,
  ${ofMount('side')}, ${ofMount('slot')}, ${wearFields.brand} as brand,
  ${wearFields.product_line} as product_line, ${wearFields.tire_size} as tire_size,
  ${wearFields.retread} as retread, ${wearFields.wheel_position} as wheel_position,
  case w.is_from_fitting when true then 'fitting' when false then 'reading' end as starts_with,
  w.start_on, w.start_odometer_km as start_odometer, w.start_tread_mm as start_tread,
  w.read_on, w.odometer_km as odometer, w.tread_mm as tread,
  w.driven_km as distance, w.worn_mm as worn, null as rate, w.outcome`;

const sorts = {
  unit_number: [sql`u.unit_number collate natural_order`],
  brand: [sql`${wearFields.brand} collate "und-x-icu"`],
  start_on: [sql`w.start_on`],
  read_on: [sql`w.read_on`],
  distance: [sql`w.driven_km`],
  worn: [sql`w.worn_mm`],
  rate: [sql`case when ${isCounted} then w.driven_km / w.worn_mm end`],
};

const rowsOf = (selection: TiresSelection) => sql`
  ${wearsOf(selection, sql`join ${unguardedTable('accounts')} a on a.id = w.account_id`)}
  and ${searchCondition(selection)}
  ${selection.outcome === undefined ? sql`` : sql`and w.outcome = ${selection.outcome}`}`;

/** Reads a page of the tires of a validated selection. */
export async function readWearTires(
  db: Kysely<Schema>,
  { user, selection }: { readonly user: Reader; readonly selection: TiresSelection },
  page: PageRequest,
): Promise<Page<WearTire>> {
  const last = sql`u.unit_number collate natural_order, w.mount_id`;
  const { rows, ...counts } = await readPage<StoredTire>(
    db,
    {
      columns,
      rows: rowsOf(selection),
      order: listOrder(wearTiresList, sorts, selection, last),
      key: sql`w.mount_id`,
    },
    page,
  );
  return { ...counts, rows: rows.map((row) => shownTire(row, user)) };
}

/** In stored units: km and mm. */
type StoredTire = Omit<WearTire, 'wheel'> & WheelPosition;

function shownTire({ axle, side, slot, ...stored }: StoredTire, user: Reader): WearTire {
  const { distance, tread, rate } = wearConverters(user);
  const orNull = (value: number | null, to: (value: number) => number) =>
    value === null ? null : to(value);
  return {
    ...stored,
    wheel: positionLabel({ axle, side, slot }),
    start_odometer: orNull(stored.start_odometer, distance),
    start_tread: orNull(stored.start_tread, tread),
    odometer: orNull(stored.odometer, distance),
    tread: tread(stored.tread),
    distance: orNull(stored.distance, distance),
    worn: orNull(stored.worn, tread),
    rate:
      stored.outcome === 'counted' && stored.distance !== null && stored.worn !== null
        ? rate(stored.distance, stored.worn)
        : null,
  };
}
