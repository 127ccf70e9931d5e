import { type ForecastTire, forecastTiresList } from '@portal/contract/analysis-reports';
import { positionLabel, type WheelPosition } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { wearConverters } from '../wear/shown-wears.ts';
import type { ForecastQuery, ForecastTiresSelection } from './forecast-selection.ts';
import { forecastTires } from './forecast-tires.ts';

// Alias in the queries: `z` a tire.

/** Mean number of days in a month. */
const monthDays = 365.25 / 12;

const columns = sql`
  z.mount_id, z.unit_id, z.unit_number, z.account_id, z.fleet_name, z.axle_number, z.side, z.slot, z.brand,
  z.product_line, z.tire_size, z.retread, z.wheel_position, z.read_on, z.tread_mm as tread, z.pull_mm as pull,
  z.wear_mm as wear, z.rate_tires, z.basis, z.due_on, z.price, z.price_source`;

const unitNumber = sql`z.unit_number collate natural_order`;
const sorts = {
  unit_number: [unitNumber],
  fleet_name: [sql`z.fleet_name collate "und-x-icu"`],
  brand: [sql`z.brand collate "und-x-icu"`],
  read_on: [sql`z.read_on`],
  tread: [sql`z.tread_mm`],
  wear: [sql`z.wear_mm`],
  due_on: [sql`z.due_on`],
  price: [sql`z.price`],
};

type StoredTire = Omit<ForecastTire, 'wheel'> &
  Pick<WheelPosition, 'side' | 'slot'> & { readonly axle_number: number };

/** Reads a page of the tires of a validated selection. */
export async function readForecastTires(
  db: Kysely<Schema>,
  { user, selection, today }: ForecastQuery<ForecastTiresSelection>,
  page: PageRequest,
): Promise<Page<ForecastTire>> {
  const { date_from, date_to, basis, ...scope } = selection;
  const conditions = [
    sql`true`,
    ...(date_from ? [sql`z.due_on >= ${date_from}`] : []),
    ...(date_to ? [sql`z.due_on <= ${date_to}`] : []),
    ...(basis ? [sql`z.basis = ${basis}`] : []),
  ];
  const { rows, ...counts } = await readPage<StoredTire>(
    db,
    {
      columns,
      rows: sql`from ${forecastTires(scope, today)} z where ${sql.join(conditions, sql` and `)}`,
      order: listOrder(forecastTiresList, sorts, selection, sql`${unitNumber}, z.mount_id`),
      isComputed: true,
    },
    page,
  );
  return { ...counts, rows: rows.map((row) => shownTire(row, wearConverters(user).tread)) };
}

function shownTire(
  { axle_number, side, slot, ...row }: StoredTire,
  tread: (mm: number) => number,
): ForecastTire {
  const orNull = (mm: number | null) => (mm === null ? null : tread(mm));
  return {
    ...row,
    wheel: positionLabel({ axle: axle_number, side, slot }),
    tread: orNull(row.tread),
    pull: orNull(row.pull),
    wear: row.wear === null ? null : tread(row.wear * monthDays),
  };
}
