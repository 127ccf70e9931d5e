import {
  type ProductTire,
  type ProductTireKind,
  productPositions,
  productTiresList,
} from '@portal/contract/analysis-reports';
import { positionLabel, type WheelPosition } from '@portal/contract/fleet-surveys';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { listOrder } from '../../../lists/list-order.ts';
import { type Page, type PageRequest, readPage } from '../../../lists/read-page.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import { inspectedTires } from './inspected-tires.ts';
import { filterCondition, isOfGroup, productNames, tireType } from './product-fields.ts';
import type { DatedSelection, ProductTiresSelection, Reader } from './product-selection.ts';
import { percent, productConverters, years } from './shown-products.ts';

// Aliases in the queries: `n` a tire, `p` its product, `l` its location, `a` its account.

const conditions = sql`array(
  select c.condition from ${unguardedTable('reading_conditions')} c
  join wear_conditions w on w.code = c.condition
  where c.reading_id = n.reading_id order by w.place)`;

const columns = sql`
  n.reading_id, n.survey_id, n.unit_id, n.unit_number, n.axle_number, n.side, n.slot, ${fleetName} as fleet_name,
  ${locationName} as fleet_location, n.inspected_on, ${sql.join(
    Object.entries(productNames).map(([field, name]) => sql`${name} as ${sql.ref(field)}`),
  )}, ${tireType} as tire_type, n.tread_mm as tread, n.pressure_kpa as pressure, n.target_kpa as target,
  n.deviation, ${conditions} as conditions, n.tin, n.age_days as age`;

const unitNumber = sql`n.unit_number collate natural_order`;
const product = [
  sql`${productNames.brand} collate "und-x-icu"`,
  sql`${productNames.product_line} collate natural_order`,
  sql`${productNames.tire_size} collate natural_order`,
];
const sorts = {
  unit_number: [unitNumber],
  inspected_on: [sql`n.inspected_on`],
  brand: product,
  tread: [sql`n.tread_mm`],
  pressure: [sql`n.pressure_kpa`],
  deviation: [sql`n.deviation`],
  age: [sql`n.age_days`],
  fleet_location: [sql`${locationName} collate natural_order`],
};

const kinds: Readonly<Record<ProductTireKind, RawBuilder<unknown>>> = {
  tread_read: sql`n.tread_mm is not null`,
  pressure_read: sql`n.pressure_kpa is not null`,
  underinflated: sql`n.is_underinflated`,
  irregular: sql`n.is_irregular`,
  tin_valid: sql`n.age_days is not null`,
  no_tread: sql`n.tread_mm is null`,
  no_pressure: sql`n.pressure_kpa is null`,
  no_tin: sql`n.age_days is null`,
  no_product: sql`n.product_id is null`,
};

/** `from` and `where` of the tires of a selection. */
function rowsOf(selection: DatedSelection<ProductTiresSelection>): RawBuilder<unknown> {
  const { about, group_by, group_key, keyword = '' } = selection;
  const found = holdsKeyword(keyword.trim(), [
    sql`n.unit_number`,
    ...[productNames.brand, productNames.product_line, productNames.tire_size],
    sql`l.name`,
    sql`l.code`,
    sql`a.name`,
    sql`a.nonsig`,
  ]);
  return sql`
    from ${inspectedTires(selection)} n
    join ${unguardedTable('locations')} l on l.id = n.location_id
    join ${unguardedTable('accounts')} a on a.id = n.account_id
    left join products p on p.id = n.product_id
    where ${filterCondition(selection)} and ${found}
      ${about ? sql`and ${kinds[about]}` : sql``}
      ${group_by && group_key !== undefined ? sql`and ${isOfGroup(group_by, group_key)}` : sql``}`;
}

type StoredTire = Omit<ProductTire, 'wheel'> &
  Pick<WheelPosition, 'side' | 'slot'> & { readonly axle_number: number };

/** Reads a page of the tires of a validated selection. */
export async function readProductTires(
  db: Kysely<Schema>,
  {
    user,
    selection,
  }: { readonly user: Reader; readonly selection: DatedSelection<ProductTiresSelection> },
  page: PageRequest,
): Promise<Page<ProductTire>> {
  const place = sql`array_position(${[...productPositions]}::text[], n.role), n.axle_number, n.side, n.slot`;
  const last = sql`${unitNumber}, n.unit_id, ${place}, n.reading_id`;
  const { rows, ...counts } = await readPage<StoredTire>(
    db,
    {
      columns,
      rows: rowsOf(selection),
      order: listOrder(productTiresList, sorts, selection, last),
      key: sql`n.reading_id`,
    },
    page,
  );
  return { ...counts, rows: rows.map((row) => shownTire(row, user)) };
}

function shownTire({ axle_number, side, slot, ...row }: StoredTire, user: Reader): ProductTire {
  const { tread, pressure } = productConverters(user);
  return {
    ...row,
    wheel: positionLabel({ axle: axle_number, side, slot }),
    tread: tread(row.tread),
    pressure: pressure(row.pressure),
    target: pressure(row.target) ?? 0,
    deviation: percent(row.deviation),
    age: years(row.age),
  };
}
