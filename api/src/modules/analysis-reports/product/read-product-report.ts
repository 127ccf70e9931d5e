import {
  type ProductGroup,
  type ProductGrouping,
  type ProductNames,
  type ProductReport,
  type ProductScope,
  productGroupings,
  productKey,
  productPositions,
} from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import type { ReaderClock } from '../../../exports/reader-clock.ts';
import { productCells } from './product-cells.ts';
import { type DatedSelection, type Reader, withBothDates } from './product-selection.ts';
import { percent, productConverters, years } from './shown-products.ts';

interface Context {
  readonly user: Reader;
  readonly clock: ReaderClock;
}

type Range = Pick<DatedSelection<ProductScope>, 'date_from' | 'date_to'>;

/** Sums over tires: mm, shares of the target, days. */
interface Sums {
  readonly tires: number;
  readonly tread_read: number;
  readonly tread: number | null;
  readonly pressure_read: number;
  readonly deviation: number | null;
  readonly underinflated: number;
  readonly irregular: number;
  readonly tin_valid: number;
  readonly age: number | null;
  readonly no_product: number;
}

/** A group of tires with its sums. */
export interface StoredGroup extends Sums, ProductNames {
  readonly kind: ProductGrouping | 'all';
}

const counts = ['tires', 'tread_read', 'pressure_read', 'underinflated', 'irregular', 'tin_valid'];
const sums = sql.join([
  ...[...counts, 'no_product'].map(
    (field) => sql`coalesce(sum(${sql.ref(field)}), 0)::int as ${sql.ref(field)}`,
  ),
  ...['tread', 'deviation', 'age'].map(
    (field) => sql`sum(${sql.ref(field)})::float8 as ${sql.ref(field)}`,
  ),
]);

/** The grouping of a row, by the fields that were summed over. */
const kind = sql`case grouping(brand, product_line, tire_size, wheel_position)
  when 7 then 'brand' when 3 then 'line' when 13 then 'size' when 14 then 'position' else 'all' end`;

/** Computes the report for a validated scope. */
export async function readProductReport(
  db: Kysely<Schema>,
  scope: ProductScope,
  { user, clock }: Context,
): Promise<ProductReport> {
  const range = withBothDates(scope, clock);
  return buildProductReport(user, range, await readProductSums(db, range));
}

/** Sums the tires of a scope, by each grouping and in total. */
export async function readProductSums(
  db: Kysely<Schema>,
  scope: DatedSelection<ProductScope>,
): Promise<StoredGroup[]> {
  const { rows } = await sql<StoredGroup>`
    select ${kind} as kind, brand, product_line, tire_size, wheel_position, ${sums}
    from ${productCells(scope)} cells
    group by grouping sets ((), (brand), (brand, product_line), (tire_size), (wheel_position))
    order by array_position(${[...productPositions]}::text[], wheel_position), sum(tires) desc,
      brand collate "und-x-icu", product_line collate natural_order, tire_size collate natural_order`.execute(
    db,
  );
  return rows;
}

/** Builds the report from sums, in the reader's units. */
export function buildProductReport(
  user: Reader,
  { date_from, date_to }: Range,
  rows: readonly StoredGroup[],
): ProductReport {
  const whole = rows.find((row) => row.kind === 'all');
  if (!whole) throw new Error('A sum has no row.');
  const groupsBy = (grouping: ProductGrouping) =>
    rows
      .filter((row) => row.kind === grouping)
      .map((row) => shownGroup(grouping, row, whole.tires, user));
  return {
    tread_depth_format: productConverters(user).formats.tread_depth_format,
    date_from,
    date_to,
    summary: { ...shownSums(whole, whole.tires, user), no_product: whole.no_product },
    groups: Object.fromEntries(
      productGroupings.map((grouping) => [grouping, groupsBy(grouping)]),
    ) as ProductReport['groups'],
  };
}

function shownGroup(
  grouping: ProductGrouping,
  row: StoredGroup,
  all: number,
  user: Reader,
): ProductGroup {
  const { brand, product_line, tire_size, wheel_position } = row;
  const names = { brand, product_line, tire_size, wheel_position };
  return { key: productKey(grouping, names), ...names, ...shownSums(row, all, user) };
}

const quotient = (sum: number | null, of: number) => (of === 0 ? null : (sum ?? 0) / of);

function shownSums(row: Sums, all: number, user: Reader) {
  const { tires, tread_read, pressure_read, underinflated, irregular, tin_valid } = row;
  return {
    tires,
    share: percent(quotient(tires, all)),
    tread_read,
    no_tread: tires - tread_read,
    mean_tread: productConverters(user).tread(quotient(row.tread, tread_read)),
    pressure_read,
    no_pressure: tires - pressure_read,
    mean_deviation: percent(quotient(row.deviation, pressure_read)),
    underinflated,
    underinflated_share: percent(quotient(underinflated, pressure_read)),
    irregular,
    irregular_share: percent(quotient(irregular, tires)),
    tin_valid,
    no_tin: tires - tin_valid,
    mean_age: years(quotient(row.age, tin_valid)),
  };
}
